#include "floor.h"

#include <errno.h>
#include <fcntl.h>
#include <fts.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <yaml.h>

struct bytes {
    unsigned char *start;
    size_t count, capacity;
};

/// A file or folder to read or to write; folders come before what is in them.
struct item {
    char *path;
    int is_folder;
    struct bytes content;
};

struct list {
    struct item *items;
    size_t count, capacity;
};

struct failure {
    char *text;
    size_t size;
};

static int fail(const struct failure *failure, const char *attempt, const char *path) {
    int code = errno;
    snprintf(failure->text, failure->size, "cannot %s '%s'%s%s", attempt, path, code ? ": " : "",
        code ? strerror(code) : "");
    return -1;
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static int make_room(void **memory, size_t *capacity, size_t needed, size_t size) {
    if (needed <= *capacity) return 0;
    size_t larger = *capacity * 2 > needed ? *capacity * 2 : needed;
    void *moved = realloc(*memory, larger * size);
    if (!moved) return -1;
    *memory = moved;
    *capacity = larger;
    return 0;
}

/// Replaces the bytes by those of a file.
static int read_file(const char *path, struct bytes *bytes) {
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t received = 1;
    bytes->count = 0;
    while (received > 0) {
        if (make_room((void **)&bytes->start, &bytes->capacity, bytes->count + (1 << 16), 1) < 0) break;
        received = read(file, bytes->start + bytes->count, bytes->capacity - bytes->count);
        if (received > 0) bytes->count += (size_t)received;
    }
    close(file);
    return received == 0 ? 0 : -1;
}

static int write_file(const char *path, const struct bytes *bytes) {
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0) return -1;
    size_t count = 0;
    while (count < bytes->count) {
        ssize_t written = write(file, bytes->start + count, bytes->count - count);
        if (written <= 0) break;
        count += (size_t)written;
    }
    return close(file) == 0 && count == bytes->count ? 0 : -1;
}

static int by_name(const FTSENT **left, const FTSENT **right) {
    return strcmp((*left)->fts_name, (*right)->fts_name);
}

static int append(struct list *list, const char *path, int is_folder) {
    if (make_room((void **)&list->items, &list->capacity, list->count + 1, sizeof(struct item)) < 0) return -1;
    struct item item = {.path = strdup(path), .is_folder = is_folder};
    if (!item.path) return -1;
    list->items[list->count++] = item;
    return 0;
}

/// Everything below a folder, by paths relative to it.
static int list_items(const char *folder, struct list *list, const struct failure *failure) {
    char *roots[] = {(char *)folder, NULL};
    FTS *walk = fts_open(roots, FTS_PHYSICAL | FTS_NOCHDIR, by_name);
    if (!walk) return fail(failure, "read the folder", folder);
    FTSENT *entry;
    int status = 0;
    while (status == 0 && (errno = 0, entry = fts_read(walk))) {
        if (entry->fts_level == 0 && entry->fts_info != FTS_ERR && entry->fts_info != FTS_NS) continue;
        const char *path = entry->fts_path + strlen(folder) + 1;
        switch (entry->fts_info) {
        case FTS_D:
        case FTS_F:
            if (append(list, path, entry->fts_info == FTS_D) < 0) status = fail(failure, "list", path);
            break;
        case FTS_DP: break;
        default:
            errno = entry->fts_errno;
            status = fail(failure, "list", entry->fts_path);
        }
    }
    if (status == 0 && errno != 0) status = fail(failure, "list", folder);
    fts_close(walk);
    return status;
}

static void free_list(struct list *list) {
    for (size_t index = 0; index < list->count; index++) {
        free(list->items[index].path);
        free(list->items[index].content.start);
    }
    free(list->items);
}

static char *joined(const char *folder, const char *path) {
    size_t size = strlen(folder) + strlen(path) + 2;
    char *text = malloc(size);
    if (text) snprintf(text, size, "%s/%s", folder, path);
    return text;
}

static int parse(const struct bytes *bytes, struct floor_result *result) {
    yaml_parser_t parser;
    yaml_event_t event;
    if (!yaml_parser_initialize(&parser)) return -1;
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&parser, bytes->start, bytes->count);
    int is_at_end = 0;
    while (!is_at_end && yaml_parser_parse(&parser, &event)) {
        result->events++;
        if (event.type == YAML_SCALAR_EVENT) {
            result->scalars++;
            result->scalar_bytes += (int64_t)event.data.scalar.length;
        }
        is_at_end = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return is_at_end ? 0 : -1;
}

static int read_and_parse(
    const char *catalog, const struct list *inputs, struct floor_result *result, const struct failure *failure) {
    struct bytes buffer = {0};
    int status = 0;
    for (size_t index = 0; status == 0 && index < inputs->count; index++) {
        if (inputs->items[index].is_folder) continue;
        char *path = joined(catalog, inputs->items[index].path);
        if (!path) return fail(failure, "name", inputs->items[index].path);
        int64_t start = now();
        if (read_file(path, &buffer) < 0) {
            status = fail(failure, "read", path);
        } else {
            int64_t middle = now();
            errno = 0;
            if (parse(&buffer, result) < 0) status = fail(failure, "parse with libyaml", path);
            result->reading_nanoseconds += middle - start;
            result->parsing_nanoseconds += now() - middle;
            result->input_bytes += (int64_t)buffer.count;
        }
        free(path);
    }
    free(buffer.start);
    return status;
}

static int read_outputs(const char *output, struct list *outputs, const struct failure *failure) {
    for (size_t index = 0; index < outputs->count; index++) {
        struct item *item = &outputs->items[index];
        if (item->is_folder) continue;
        char *path = joined(output, item->path);
        int status = path ? read_file(path, &item->content) : -1;
        free(path);
        if (status < 0) return fail(failure, "read", item->path);
    }
    return 0;
}

static int write_outputs(
    const char *folder, const struct list *outputs, struct floor_result *result, const struct failure *failure) {
    int64_t start = now();
    if (mkdir(folder, 0755) < 0) return fail(failure, "make the folder", folder);
    for (size_t index = 0; index < outputs->count; index++) {
        const struct item *item = &outputs->items[index];
        char *path = joined(folder, item->path);
        if (!path) return fail(failure, "name", item->path);
        int status = item->is_folder ? mkdir(path, 0755) : write_file(path, &item->content);
        free(path);
        if (status < 0) return fail(failure, "write", item->path);
        result->output_bytes += (int64_t)item->content.count;
    }
    result->writing_nanoseconds = now() - start;
    return 0;
}

int floor_run(
    const char *catalog, const char *output, const char *folder, struct floor_result *result, char *text,
    size_t size) {
    struct failure failure = {text, size};
    struct list inputs = {0}, outputs = {0};
    memset(result, 0, sizeof *result);
    int status = list_items(catalog, &inputs, &failure);
    if (status == 0) status = list_items(output, &outputs, &failure);
    if (status == 0) status = read_outputs(output, &outputs, &failure);
    if (status == 0) status = read_and_parse(catalog, &inputs, result, &failure);
    if (status == 0) status = write_outputs(folder, &outputs, result, &failure);
    free_list(&inputs);
    free_list(&outputs);
    return status;
}
