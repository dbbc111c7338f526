import { Button, Drawer, Progress } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { uploads } from "../../../shared/uploads/uploads.ts";
import { FileChoice } from "./file-choice.tsx";
import { FileLineCard } from "./file-line-card.tsx";
import { chosenOf, groupOf, isComplete, type LineGroup, uploadsOf } from "./file-lines.ts";
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
            onRemove={() => files.remove([line.key])}
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

/** Uploads the complete files. The others stay in the list. */
const Footer = ({ files, onSent }: { readonly files: FileLines; readonly onSent: (pendencyIds: readonly number[]) => void }) => {
  const { t } = useTranslation("sendMany");
  const complete = files.lines.filter((line) => isComplete(line, files.today));
  const contractors = new Set(complete.flatMap((line) => chosenOf(line).map(({ contractor }) => contractor.name)));
  const upload = () => {
    uploads.add(complete.flatMap(uploadsOf));
    files.remove(complete.map(({ key }) => key));
    onSent(complete.flatMap(({ chosen }) => chosen));
  };
  return (
    <div className={classes.foot}>
      <p className={classes.quiet}>
        {t("readyCount", { ready: complete.length, total: files.lines.length })}
        {contractors.size > 0 && ` ${t("receivers", { names: [...contractors].join(", ") })}`}
      </p>
      <Button disabled={complete.length === 0} onClick={upload}>
        {t("upload", { count: complete.length })}
      </Button>
    </div>
  );
};

const Content = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation("sendMany");
  const messageOf = useMessageOf();
  const files = useFileLines();
  const [sent, setSent] = useState<readonly number[]>([]);
  const { lines, reading, error, leftOut, isWhole } = files;
  const forgetSent = (ids: readonly number[]) => {
    const left = sent.filter((id) => !ids.includes(id));
    setSent(left);
    if (left.length + lines.length === 0) onClose();
  };
  return (
    <div className={classes.drawer}>
      {sent.length > 0 && <SendStep pendencyIds={sent} onSent={forgetSent} />}
      <FileChoice onChoose={files.add} busy={reading !== null} />
      {reading && <Reading reading={reading} />}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      {leftOut > 0 && <p className={classes.warn}>{t("leftOut", { count: leftOut })}</p>}
      {!isWhole && <p className={classes.warn}>{t("notWhole")}</p>}
      {groups.map((group) => (
        <Group key={group} files={files} group={group} />
      ))}
      {lines.length > 0 && <Footer files={files} onSent={(ids) => setSent((known) => [...new Set([...known, ...ids])])} />}
    </div>
  );
};

type Props = { readonly opened: boolean; readonly onClose: () => void };

/** Drawer in which a supplier sends many files: choose, confirm the matches, upload, send for analysis. */
export const SendManyDrawer = ({ opened, onClose }: Props) => {
  const { t } = useTranslation(["sendMany", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={640}
      title={t("title")}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {opened && <Content onClose={onClose} />}
    </Drawer>
  );
};
