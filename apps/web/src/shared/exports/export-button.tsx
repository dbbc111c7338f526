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
  /** Where the link goes, and how long it stands. */
  readonly tell: (asked: { readonly email: string; readonly hours: number }) => string;
};

/** Asks for a file that is made in the background. While it is asked for the button stays where the hand is, and is deaf. */
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
