import { Button, Loader } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { type ExportRequest, useRequestExport } from "./use-request-export.ts";

type Props = ExportRequest & { readonly label: string; readonly className?: string | undefined };

/** Button that requests a background export. It stays focusable and ignores clicks while the request runs. */
export const ExportButton = ({ label, className, ...asked }: Props) => {
  const { request, isPending } = useRequestExport(asked);
  return (
    <Button
      variant="default"
      className={className ?? ""}
      leftSection={isPending ? <Loader size={16} /> : <IconDownload size={16} aria-hidden="true" />}
      aria-busy={isPending}
      onClick={request}
    >
      {label}
    </Button>
  );
};
