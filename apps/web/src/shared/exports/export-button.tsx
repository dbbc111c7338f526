import type { ExportAsked } from "@emdia/contract/export-asked.ts";
import { Button, Loader } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { currentMessageOf } from "../errors/message-of.ts";
import { notify } from "../notices/notify.ts";
import { noteExport } from "./asked-exports.ts";

type RequestedExport = z.output<typeof ExportAsked>;
type Props = {
  readonly label: string;
  readonly className?: string | undefined;
  readonly ask: () => Promise<RequestedExport>;
  /** Success text: the e-mail address that gets the link, and its lifetime in hours. */
  readonly tell: (asked: { readonly email: string; readonly hours: number }) => string;
};

/** Button that requests a background export. It stays focusable and ignores clicks while the request runs. */
export const ExportButton = ({ label, className, ask, tell }: Props) => {
  const { mutate, isPending } = useMutation({
    mutationFn: ask,
    onSuccess: ({ jobId, email, linkHours }) => {
      noteExport(jobId);
      notify.success(tell({ email, hours: linkHours }));
    },
    onError: (error) => notify.error(currentMessageOf(error)),
  });
  return (
    <Button
      variant="default"
      className={className ?? ""}
      leftSection={isPending ? <Loader size={16} /> : <IconDownload size={16} aria-hidden="true" />}
      aria-busy={isPending}
      onClick={isPending ? undefined : () => mutate()}
    >
      {label}
    </Button>
  );
};
