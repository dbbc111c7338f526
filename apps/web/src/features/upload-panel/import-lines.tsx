import type { ImportSummary } from "@emdia/contract/imports/report.ts";
import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../shared/files/open-file.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { forgetImports } from "../../shared/imports/asked-imports.ts";
import { importCalls } from "../../shared/imports/import-calls.ts";
import { placeOf, reportLink } from "../../shared/imports/import-place.ts";
import { isRunning, percentOf } from "../../shared/imports/import-state.ts";
import classes from "./upload-panel.module.css";

/** State of an import in words: its progress, its counts, or the next step. */
const useImportText = () => {
  const { t } = useTranslation("uploadPanel");
  const { number } = useFormat();
  return (imported: ImportSummary): string => {
    const { state, counts } = imported;
    const percent = percentOf(imported);
    if (state === "running" && percent !== null) return t("imports.running", { percent });
    if (state === "running") return t("imports.states.reading");
    if (state !== "done" && state !== "previewed") return t(`imports.states.${state}`);
    const counted = (["created", "changed", "undecided", "failed"] as const)
      .filter((result) => counts[result] > 0)
      .map((result) => t(`imports.counts.${result}`, { count: counts[result], total: number(counts[result]) }));
    const says = counted.length === 0 ? t("imports.nothing") : counted.join(", ");
    return state === "previewed" ? t("imports.previewed", { says }) : says;
  };
};

const Line = ({ imported }: { readonly imported: ImportSummary }) => {
  const { t } = useTranslation("uploadPanel");
  const importText = useImportText();
  const { id, state, fileName: name, counts } = imported;
  const place = placeOf(imported);
  const percent = percentOf(imported);
  return (
    <div className={classes.left}>
      <div className={classes.words}>
        <Link className={classes.place} {...reportLink(id, place)} aria-label={t("imports.open", { name })}>
          {name}
        </Link>
        <span className={classes.standing} role={state === "failed" ? "alert" : undefined}>
          {importText(imported)}
        </span>
      </div>
      {state === "done" && counts.failed > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t("imports.correctionOf", { name })}
          onClick={() => void saveFile(() => importCalls(place).correction(id))}
        >
          {t("imports.correction")}
        </Button>
      )}
      {state === "needs_columns" && (
        <Button
          size="compact-sm"
          variant="default"
          renderRoot={(props) => <Link {...reportLink(id, place)} aria-label={t("imports.columnsOf", { name })} {...props} />}
        >
          {t("imports.columns")}
        </Button>
      )}
      {isRunning(imported) ? (
        <progress className={classes.progress} max={100} {...(percent !== null && { value: percent })} aria-label={importText(imported)} />
      ) : (
        <ActionIcon aria-label={t("imports.forgetOf", { name })} onClick={() => forgetImports([id])}>
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
};

/** The user's imports: in progress, or ended with their counts and the next step. */
export const ImportLines = ({ imports, isAlone }: { readonly imports: readonly ImportSummary[]; readonly isAlone: boolean }) => {
  const { t } = useTranslation("uploadPanel");
  if (imports.length === 0) return null;
  return (
    <>
      {!isAlone && <p className={classes.section}>{t("imports.title")}</p>}
      <ul className={classes.files}>
        {imports.map((imported) => (
          <li key={imported.id} className={classes.file}>
            <Line imported={imported} />
          </li>
        ))}
      </ul>
    </>
  );
};
