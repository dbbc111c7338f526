import { Button, Drawer, Progress } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LeaveGuard } from "../../../shared/drafts/leave-guard.tsx";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { ClosingDialog } from "./closing-dialog.tsx";
import { FileChoice } from "./file-choice.tsx";
import { FileLineCard } from "./file-line-card.tsx";
import { chosenOf, groupOf, type LineGroup } from "./file-lines.ts";
import classes from "./send-many.module.css";
import { SendStep } from "./send-step.tsx";
import { type FileLines, useFileLines } from "./use-file-lines.ts";

const groups: readonly LineGroup[] = ["ready", "check", "unmatched"];

const Group = ({ files, group }: { readonly files: FileLines; readonly group: LineGroup }) => {
  const { t } = useTranslation("sendMany");
  const lines = files.lines.filter((line) => groupOf(line) === group);
  const title = t(`groups.${group}`, { count: lines.length });
  if (lines.length === 0) return null;
  return (
    <section className={classes.group} aria-label={title}>
      <h3 className={classes.subtitle}>{title}</h3>
      {group !== "ready" && <p className={classes.quiet}>{t(`hints.${group}`)}</p>}
      <ul className={classes.rows}>
        {lines.map((line) => (
          <FileLineCard
            key={line.key}
            line={line}
            today={files.today}
            onChange={(changed) => files.change(line.key, changed)}
            onRemove={() => files.remove(line.key)}
          />
        ))}
      </ul>
    </section>
  );
};

const Reading = ({ reading: { done, total } }: { readonly reading: NonNullable<FileLines["reading"]> }) => {
  const { t } = useTranslation("sendMany");
  const label = t("reading", { done, total });
  return (
    <div role="status">
      <p className={classes.quiet}>{label}</p>
      <Progress value={(done / total) * 100} aria-label={label} />
    </div>
  );
};

/** Number of complete files and their receivers, with the button that uploads them. */
const Footer = ({ files: { lines, complete, attach } }: { readonly files: FileLines }) => {
  const { t } = useTranslation("sendMany");
  const undated = lines.filter(({ chosen }) => chosen.length > 0).length - complete.length;
  const contractors = new Set(complete.flatMap((line) => chosenOf(line).map(({ contractor }) => contractor.name)));
  return (
    <div className={classes.foot}>
      <p className={classes.quiet}>
        {t("readyCount", { ready: complete.length, total: lines.length })}
        {undated > 0 && ` ${t("undated", { count: undated })}`}
        {contractors.size > 0 && ` ${t("receivers", { names: [...contractors].join(", ") })}`}
      </p>
      <Button disabled={complete.length === 0} onClick={attach}>
        {t("upload", { count: complete.length })}
      </Button>
    </div>
  );
};

/** Failure of a batch. The files that are already matched stay, and the others can be read again. */
const Failure = ({ files: { error, unread, retry } }: { readonly files: FileLines }) => {
  const { t } = useTranslation("sendMany");
  const messageOf = useMessageOf();
  if (error === null) return null;
  return (
    <RefusalNote>
      {messageOf(error)} {t("unread", { count: unread.length })}
      <Button size="compact-sm" variant="default" mt="xs" display="block" onClick={retry}>
        {t("retry")}
      </Button>
    </RefusalNote>
  );
};

const Content = ({ files, onClose }: { readonly files: FileLines; readonly onClose: () => void }) => {
  const { t } = useTranslation("sendMany");
  const { lines, attached, reading, leftOut, isWhole } = files;
  const onSent = (ids: readonly number[]) => {
    files.onSent(ids);
    if (attached.every((id) => ids.includes(id)) && lines.length === 0 && !files.isUnsaved) onClose();
  };
  return (
    <div className={classes.drawer}>
      {attached.length > 0 && <SendStep pendencyIds={attached} onSent={onSent} />}
      <FileChoice onChoose={files.add} busy={reading !== null} />
      {reading && <Reading reading={reading} />}
      <Failure files={files} />
      {leftOut > 0 && <p className={classes.warn}>{t("leftOut", { count: leftOut })}</p>}
      {!isWhole && <p className={classes.warn}>{t("notWhole")}</p>}
      {groups.map((group) => (
        <Group key={group} files={files} group={group} />
      ))}
      {lines.length > 0 && <Footer files={files} />}
    </div>
  );
};

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Drawer in which a supplier sends many files: choose, confirm the matches, upload, send for analysis. */
export const SendManyDrawer = ({ opened, onClose }: Props) => {
  const { t } = useTranslation(["sendMany", "shared"]);
  const files = useFileLines();
  const [isAsking, setAsking] = useState(false);
  const isUnfinished = files.isUnsaved || files.attached.length > 0;
  // Deferred, because the dialog would otherwise receive the same Escape key event and close at once.
  const ask = () => void setTimeout(() => setAsking(true));
  const close = () => {
    setAsking(false);
    files.reset();
    onClose();
  };
  return (
    <>
      <Drawer
        opened={opened}
        onClose={isUnfinished ? ask : close}
        closeOnEscape={!isAsking}
        position="right"
        size={640}
        title={t("title")}
        closeButtonProps={{ "aria-label": t("shared:close") }}
      >
        {opened && <Content files={files} onClose={close} />}
      </Drawer>
      {opened && <LeaveGuard isUnsaved={() => isUnfinished} />}
      <ClosingDialog opened={isAsking} files={files} onStay={() => setAsking(false)} onClose={close} />
    </>
  );
};
