import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { Button, Group } from "@mantine/core";
import { IconDownload, IconFileUnknown, IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useSize } from "../../../shared/uploads/files/use-size.ts";
import { downloadFile } from "./download-file.ts";
import classes from "./viewer.module.css";

type Props = {
  readonly file: PendencyDocument;
  readonly says: string;
  readonly isThere?: boolean;
  readonly onRetry?: () => void;
};

/** Shown instead of a document: the reason, a retry button and a download button. */
export const PreviewUnavailable = ({ file: { id, name, size }, says, isThere = true, onRetry }: Props) => {
  const { t } = useTranslation(["review", "shared"]);
  const formatSize = useSize();
  return (
    <div className={classes.instead}>
      <IconFileUnknown size={32} stroke={1.4} aria-hidden="true" />
      <p className={classes.name}>{name}</p>
      <p>{says}</p>
      <Group justify="center" gap="xs">
        {onRetry && (
          <Button leftSection={<IconRefresh size={16} aria-hidden="true" />} onClick={onRetry}>
            {t("shared:retry")}
          </Button>
        )}
        {isThere && (
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />} onClick={() => void downloadFile(id)}>
            {t("viewer.downloadSized", { size: formatSize(size) })}
          </Button>
        )}
      </Group>
    </div>
  );
};
