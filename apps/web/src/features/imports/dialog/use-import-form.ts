import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { newKey } from "../../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../../shared/api/repeat-keys.ts";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { noteImport } from "../../../shared/imports/asked-imports.ts";
import type { ImportPlace } from "../../../shared/imports/import-place.ts";
import type { ImportMode } from "../../../shared/imports/sending/send-spreadsheet.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { type PasteFault, readPastedRows } from "./pasted-rows.ts";
import { type ImportSource, sendSource } from "./send-source.ts";
import { type SheetFault, sheetFaultOf } from "./spreadsheet-file.ts";

export type SourceFault = SheetFault | PasteFault | "required";
/** Description of the import, which the user enters beside the source. */
export type DescriptionField = { readonly initial: string; readonly isRequired: boolean };
type Sending = { readonly share: number; readonly isLost: boolean };
type Options = {
  readonly placeOf: (companyId: number) => ImportPlace;
  readonly companyId: number;
  /** Undefined for imports without a description. */
  readonly description: DescriptionField | undefined;
  readonly onAccepted: (reportId: number, mode: ImportMode) => void;
};

const faultOf = (source: ImportSource | null): SourceFault | null => {
  if (source === null) return "required";
  if (source.kind === "file") return sheetFaultOf([source.file]);
  const read = readPastedRows(source.text);
  return read.ok ? null : read.fault;
};

/** The file has the ending of a spreadsheet and another content. */
const hasOtherContent = (error: unknown): boolean => error instanceof ApiFailure && error.code === "request.unsupported_type";

/** Asks before the page closes, because an upload would stop. */
const useKeepPageOpen = (isBusy: boolean): void => {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isBusy]);
};

/** The description beside the source. `check` marks a required description that is empty, and returns whether it is. */
const useDescription = (asked: DescriptionField | undefined) => {
  const [text, setText] = useState(asked?.initial ?? "");
  const [isLacking, setLacking] = useState(false);
  return {
    text,
    isLacking,
    type: (typed: string) => {
      setLacking(false);
      setText(typed);
    },
    check: (): boolean => {
      const lacks = asked?.isRequired === true && text.trim() === "";
      setLacking(lacks);
      return lacks;
    },
  };
};

/** State of the import dialog: the chosen file or pasted rows, and the upload. */
export const useImportForm = ({ placeOf, companyId, description: asked, onAccepted }: Options) => {
  const { t } = useTranslation("imports");
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  const [source, setSource] = useState<ImportSource | null>(null);
  const description = useDescription(asked);
  const [fault, setFault] = useState<SourceFault | null>(null);
  const [sending, setSending] = useState<Sending>({ share: 0, isLost: false });
  const cancelling = useRef(new AbortController());
  useEffect(() => () => cancelling.current.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ from, mode }: { readonly from: ImportSource; readonly mode: ImportMode }) => {
      cancelling.current = new AbortController();
      setSending({ share: 0, isLost: false });
      return sendSource(from, {
        ...{
          place: placeOf(companyId),
          companyId,
          mode,
          keys,
          description: asked && description.text.trim(),
          signal: cancelling.current.signal,
        },
        onProgress: (share) => setSending({ share, isLost: false }),
        onLost: () => setSending({ share: 0, isLost: true }),
      });
    },
    onSuccess: ({ reportId }, { mode }) => {
      noteImport(reportId);
      void client.invalidateQueries({ queryKey: ["imports"] });
      onAccepted(reportId, mode);
    },
    onError: (error) => {
      if (!cancelling.current.signal.aborted) notify.error(hasOtherContent(error) ? t("dialog.otherContent") : currentMessageOf(error));
    },
  });
  useKeepPageOpen(isPending);
  return {
    ...{ source, fault, sending, busy: isPending, description },
    choose: (files: readonly File[]) => {
      const [file] = files;
      const refused = sheetFaultOf(files);
      setFault(refused);
      if (file && refused === null) setSource({ kind: "file", file });
    },
    paste: (text: string) => {
      setFault(null);
      setSource({ kind: "rows", text });
    },
    submit: (mode: ImportMode) => {
      const found = faultOf(source);
      setFault(found);
      const lacksDescription = description.check();
      if (source !== null && found === null && !lacksDescription) mutate({ from: source, mode });
    },
    cancel: () => cancelling.current.abort(),
  };
};
export type ImportForm = ReturnType<typeof useImportForm>;
