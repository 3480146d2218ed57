"""The memory of a rule that makes an array, as LLVM's own code.

It lies in a small room of its own, which is empty again as soon as no array is alive any more. Numba's counting of
references, which is compiled along, calls these functions.
"""

HEAP = """



@room = internal global [65536 x i8] zeroinitializer, align 16
@used = internal global i64 0
@alive = internal global i64 0

define ptr @NRT_Allocate(i64 %size) {
  %used = load i64, ptr @used
  %more = add i64 %size, 15
  %whole = and i64 %more, -16
  %end = add i64 %used, %whole
  %full = icmp ugt i64 %end, 65536
  br i1 %full, label %none, label %some
none:
  call void @llvm.trap()
  unreachable
some:
  store i64 %end, ptr @used
  %place = getelementptr i8, ptr @room, i64 %used
  ret ptr %place
}

define void @NRT_Free(ptr %place) {
  ret void
}

define ptr @NRT_MemInfo_alloc(i64 %size) {
  %more = add i64 %size, 32
  %info = call ptr @NRT_Allocate(i64 %more)
  %data = getelementptr i8, ptr %info, i64 32
  store i64 1, ptr %info
  %at = getelementptr { i64, ptr, ptr, ptr, i64 }, ptr %info, i32 0, i32 3
  store ptr %data, ptr %at
  %alive = load i64, ptr @alive
  %now = add i64 %alive, 1
  store i64 %now, ptr @alive
  ret ptr %info
}

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %info = call ptr @NRT_MemInfo_alloc(i64 %size)
  ret ptr %info
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  %alive = load i64, ptr @alive
  %now = sub i64 %alive, 1
  store i64 %now, ptr @alive
  %none = icmp eq i64 %now, 0
  br i1 %none, label %empty, label %done
empty:
  store i64 0, ptr @used
  br label %done
done:
  ret void
}

declare void @llvm.trap()
"""
