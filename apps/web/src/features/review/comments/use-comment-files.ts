import { COMMENT_ATTACHMENTS_MAX } from "@emdia/contract/limits.ts";
import { type ClipboardEvent, useMemo, useState } from "react";
import { useObservable } from "../../../shared/create-observable.ts";
import { useDropPlace } from "../../../shared/uploads/files/use-drop-place.ts";
import { type AttachmentQueue, commentFiles } from "./comment-files.ts";

/** The attachments of a draft text: picked, dropped or pasted. Files above the limit are listed by name. */
export const useCommentFiles = (pendencyId: number, queue: AttachmentQueue = commentFiles) => {
  const entries = useObservable(queue.watched);
  const list = useMemo(
    () => entries.flatMap(({ upload }) => (upload.place.pendencyId === pendencyId ? [upload] : [])),
    [entries, pendencyId],
  );
  const [left, setLeft] = useState<readonly string[]>([]);
  const add = (files: readonly File[]) => {
    const room = Math.max(0, COMMENT_ATTACHMENTS_MAX - queue.of(pendencyId).length);
    queue.add(pendencyId, files.slice(0, room));
    setLeft(files.slice(room).map(({ name }) => name));
  };
  const drop = useDropPlace(add);
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // A spreadsheet puts text and an image on the clipboard. The text is pasted, the image is ignored.
    if (files.length === 0 || event.clipboardData.getData("text/plain") !== "") return;
    event.preventDefault();
    event.stopPropagation();
    add(files);
  };
  const remove = (id: number) => {
    setLeft([]);
    queue.remove(id);
  };
  return { list, left, add, remove, onPaste, drop };
};
