import type { ExportAsked } from "@emdia/contract/export-asked.ts";
import { useMutation } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { currentMessageOf } from "../errors/message-of.ts";
import { notify } from "../notices/notify.ts";
import { noteExport } from "./asked-exports.ts";

type RequestedExport = z.output<typeof ExportAsked>;
export type ExportRequest = {
  readonly ask: () => Promise<RequestedExport>;
  /** Success text: the e-mail address that gets the link, and its lifetime in hours. */
  readonly tell: (asked: { readonly email: string; readonly hours: number }) => string;
};

/** Requests a background export. A further request is ignored while one runs. */
export const useRequestExport = ({ ask, tell }: ExportRequest) => {
  const { mutate, isPending } = useMutation({
    mutationFn: ask,
    onSuccess: ({ jobId, email, linkHours }) => {
      noteExport(jobId);
      notify.success(tell({ email, hours: linkHours }));
    },
    onError: (error) => notify.error(currentMessageOf(error)),
  });
  return { request: isPending ? undefined : () => mutate(), isPending };
};
