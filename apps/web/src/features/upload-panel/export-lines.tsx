import type { OwnExport } from "@emdia/contract/exports/routes.ts";
import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { forgetExports } from "../../shared/exports/asked-exports.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import classes from "./upload-panel.module.css";
import { isMade } from "./use-exports.ts";

const useStateText = () => {
  const { t } = useTranslation("uploadPanel");
  const { instant, number } = useFormat();
  return (told: OwnExport): string => {
    if (told.state === "going") return t("exports.going");
    if (told.state === "failed") return t(`exports.failed.${told.reason}`);
    return t("exports.ready", { count: told.lines, total: number(told.lines), until: instant(told.endsAt) });
  };
};

const Line = ({ told }: { readonly told: OwnExport }) => {
  const { t } = useTranslation("uploadPanel");
  const stateText = useStateText();
  const name = t(`exports.kinds.${told.kind}`);
  return (
    <div className={classes.left}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.standing} role={told.state === "failed" ? "alert" : undefined}>
          {stateText(told)}
        </span>
      </div>
      {told.state === "ready" && (
        <Button
          component="a"
          href={told.url}
          download={told.name}
          size="compact-sm"
          variant="default"
          aria-label={t("exports.downloadOf", { name })}
        >
          {t("exports.download")}
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
