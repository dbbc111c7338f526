import { ActionIcon, Loader } from "@mantine/core";
import { IconAlertTriangle, IconChevronDown, IconChevronUp, IconCircleCheck, IconX } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { isRunning } from "../../shared/imports/import-state.ts";
import corner from "../../shared/ui/panels/corner-panel.module.css";
import { useIsPhone } from "../../shared/ui/use-is-phone.ts";
import { wholePercent } from "../../shared/uploads/panel-state.ts";
import { isSettled, isUnderWay, type Upload } from "../../shared/uploads/upload.ts";
import { UploadLine } from "../../shared/uploads/upload-line.tsx";
import { ExportLines } from "./export-lines.tsx";
import { ImportLines } from "./import-lines.tsx";
import { InterruptedUploads } from "./interrupted-uploads.tsx";
import { PlaceLink } from "./place-link.tsx";
import { StoppedLines } from "./stopped-lines.tsx";
import classes from "./upload-panel.module.css";
import { isMade } from "./use-exports.ts";
import { type PanelState, usePanel } from "./use-panel.ts";

const Files = ({ files }: { readonly files: readonly Upload[] }) => (
  <ul className={classes.files}>
    {files.map((upload) => (
      <li key={upload.id} className={classes.file}>
        <UploadLine upload={upload} hint={<PlaceLink place={upload.place} />} />
      </li>
    ))}
  </ul>
);

/** Status line of the panel: progress, or the number of uploads that need the user. */
const useStatusText = ({ uploads, loading, waiting, left, stopped, exports, imports }: PanelState): string => {
  const { t } = useTranslation("uploadPanel");
  const going = uploads.filter(isUnderWay);
  if (going.length > 0 && going.every(({ state }) => state === "lost")) return t("lost", { count: going.length });
  if (going.length > 0) return t("sending", { count: going.length, total: uploads.length, percent: wholePercent(uploads) });
  if (waiting.length > 0) return t("failed", { count: waiting.length });
  if (stopped.length > 0) return t("stopped.count", { count: stopped.length });
  if (left.length > 0 && !loading) return t("unfinished", { count: left.length });
  if (uploads.length > 0) return t("done");
  const running = imports.filter(isRunning).length;
  if (running > 0) return t("imports.going", { count: running });
  const columns = imports.filter(({ state }) => state === "needs_columns").length;
  if (columns > 0) return t("imports.waiting", { count: columns });
  if (exports.length === 0) return t("imports.ended", { count: imports.length });
  const made = exports.filter(isMade).length;
  return made < exports.length
    ? t("exports.making", { count: exports.length - made })
    : t("exports.made", { count: exports.filter(({ state }) => state === "ready").length });
};

const Sign = ({ loading, waiting, left, stopped }: PanelState) => {
  if (loading) return <Loader size={18} aria-hidden="true" />;
  const Icon = waiting.length + left.length + stopped.length > 0 ? IconAlertTriangle : IconCircleCheck;
  return <Icon size={18} stroke={1.8} aria-hidden="true" />;
};

/** Text key of the title: what the panel shows if it is of one kind, uploads first otherwise. */
const titleOf = ({ uploads, left, stopped, exports, imports }: PanelState) => {
  if (stopped.length > 0) return uploads.length + left.length + exports.length + imports.length > 0 ? "activities" : "stopped.title";
  if (uploads.length + left.length > 0) return exports.length + imports.length > 0 ? "activities" : "title";
  if (imports.length === 0) return "exports.title";
  return exports.length === 0 ? "imports.title" : "activities";
};

const Content = ({ panel }: { readonly panel: PanelState }) => {
  const { t } = useTranslation("uploadPanel");
  const { uploads, left, look, stopped, exports, imports } = panel;
  const open = uploads.filter((upload) => !isSettled(upload));
  const arrived = uploads.filter(isSettled).toReversed();
  return (
    <>
      {open.some(isUnderWay) && <p className={corner.says}>{t("keepOpen")}</p>}
      <StoppedLines stopped={stopped} isAlone={titleOf(panel) === "stopped.title"} />
      <Files files={open} />
      <ImportLines imports={imports} isAlone={titleOf(panel) === "imports.title"} />
      <ExportLines exports={exports} isAlone={titleOf(panel) === "exports.title"} />
      <InterruptedUploads left={left} onChange={look} />
      {arrived.length > 0 && <p className={classes.section}>{t("history")}</p>}
      <Files files={arrived} />
    </>
  );
};

/** Panel at the lower right with uploads, imports, exports and failed decisions, shown while one of them runs or waits for the user. */
export const UploadPanel = () => {
  const { t } = useTranslation("uploadPanel");
  const panel = usePanel();
  const statusText = useStatusText(panel);
  const isPhone = useIsPhone();
  const content = useId();
  if (!panel.isShown) return null;
  const { loading, waiting, stopped, exports, imports, chosen, choose } = panel;
  const title = t(titleOf(panel));
  // On phones the panel starts closed to save space, and opens if an upload needs the user.
  const isOpen = chosen ?? (!isPhone || stopped.length > 0 || (waiting.length > 0 && !loading));
  const Chevron = isOpen ? IconChevronDown : IconChevronUp;
  return (
    <section className={`${corner.panel} ${classes.panel}`} aria-label={title} data-corner="activity">
      <div className={classes.head}>
        <button type="button" aria-expanded={isOpen} aria-controls={content} onClick={() => choose(!isOpen)}>
          <Sign {...panel} />
          <span className={classes.title}>
            {title}
            <span className={classes.standing}>{statusText}</span>
          </span>
          <Chevron size={18} aria-hidden="true" />
        </button>
        {chosen === true && !loading && waiting.length + stopped.length + exports.length + imports.length === 0 && (
          <ActionIcon className={classes.close ?? ""} aria-label={t("close")} onClick={() => choose(null)}>
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      <div id={content} className={classes.content} hidden={!isOpen}>
        <Content panel={panel} />
      </div>
    </section>
  );
};
