import type { OwnExport } from "@emdia/contract/exports/routes.ts";
import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { forgetExports } from "../../shared/exports/asked-exports.ts";
import { downloadExport } from "../../shared/exports/download-export.ts";
import { useExportStateText } from "../../shared/exports/use-export-state-text.ts";
import classes from "./upload-panel.module.css";
import { isMade } from "./use-exports.ts";

const Line = ({ told }: { readonly told: OwnExport }) => {
  const { t } = useTranslation(["uploadPanel", "exports"]);
  const stateText = useExportStateText();
  const name = t(`exports:kinds.${told.kind}`);
  return (
    <div className={classes.left}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.standing} role={told.state === "failed" ? "alert" : undefined}>
          {stateText(told)}
        </span>
      </div>
      {told.state === "ready" && told.can.download && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t("exports:downloadOf", { name })}
          onClick={() => void downloadExport(told.jobId)}
        >
          {t("exports:download")}
        </Button>
      )}
      {isMade(told) && (
        <ActionIcon aria-label={t("exports.forgetOf", { name })} onClick={() => forgetExports([told.jobId])}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
};

/** The user's exports: in progress, ready to download, or failed with the reason. */
export const ExportLines = ({ exports, isAlone }: { readonly exports: readonly OwnExport[]; readonly isAlone: boolean }) => {
  const { t } = useTranslation("uploadPanel");
  if (exports.length === 0) return null;
  return (
    <>
      {!isAlone && <p className={classes.section}>{t("exports.title")}</p>}
      <ul className={classes.files}>
        {exports.map((told) => (
          <li key={told.jobId} className={classes.file}>
            <Line told={told} />
          </li>
        ))}
      </ul>
    </>
  );
};
