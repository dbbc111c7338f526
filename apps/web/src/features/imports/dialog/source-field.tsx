import { UPLOAD_MAX_MB } from "@emdia/contract/limits.ts";
import { Button, Group, Textarea } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconClipboard, IconTable } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { useFileChoice } from "../../../shared/uploads/files/choose-file.tsx";
import { useDropPlace } from "../../../shared/uploads/files/use-drop-place.ts";
import { useSize } from "../../../shared/uploads/files/use-size.ts";
import classes from "../imports.module.css";
import { isTable, readPastedRows } from "./pasted-rows.ts";
import { offeredSheets } from "./spreadsheet-file.ts";
import type { ImportForm } from "./use-import-form.ts";

/** Phones have no Ctrl+V and no drag and drop. */
const HELD = "(pointer: coarse)";
const PERCENT = 100;

type Props = { readonly form: ImportForm; readonly mayPaste: boolean };

/** Takes rows or a file that the user pastes anywhere in the dialog. Copied rows may come with a picture of them, so text goes first. */
const usePaste = ({ form, mayPaste }: Props): void => {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (form.busy || target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return;
    const text = clipboardData?.getData("text/plain") ?? "";
    const files = [...(clipboardData?.files ?? [])];
    if (mayPaste && isTable(text)) form.paste(text);
    else if (files.length > 0) form.choose(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event);
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
};

const Fault = ({ form: { fault }, mayPaste }: Props) => {
  const { t } = useTranslation("imports");
  if (fault === null) return null;
  const says = () => {
    if (fault === "required") return t(mayPaste ? "dialog.requiredOrPasted" : "dialog.required");
    if (fault === "empty" || fault === "tooLarge" || fault === "wrongType" || fault === "several")
      return t(`sheetFaults.${fault}`, { megabytes: UPLOAD_MAX_MB });
    return t(`pasteFaults.${fault}`);
  };
  return (
    <p className={classes.fault} role="alert">
      {says()}
    </p>
  );
};

const Pasted = ({ form, text }: { readonly form: ImportForm; readonly text: string }) => {
  const { t } = useTranslation("imports");
  const { number } = useFormat();
  const read = readPastedRows(text);
  const count = read.ok ? read.rows.length - 1 : 0;
  return (
    <Textarea
      label={t("dialog.pasted")}
      description={read.ok ? t("dialog.pastedCount", { count, total: number(count) }) : t("dialog.pastedSays")}
      inputWrapperOrder={["label", "input", "description", "error"]}
      autosize
      minRows={5}
      maxRows={10}
      wrap="off"
      spellCheck={false}
      data-autofocus
      value={text}
      onChange={({ currentTarget }) => form.paste(currentTarget.value)}
    />
  );
};

const Progress = ({ form: { sending } }: { readonly form: ImportForm }) => {
  const { t } = useTranslation("imports");
  const percent = Math.floor(sending.share * PERCENT);
  const says = percent === PERCENT ? t("dialog.waiting") : t("dialog.sending", { percent });
  return (
    <>
      <p role="status">{sending.isLost ? t("dialog.lost") : says}</p>
      {!sending.isLost && <progress className={classes.progress} max={PERCENT} value={percent} aria-label={says} />}
    </>
  );
};

/** Drop zone, file chooser and text area of the import dialog. */
export const SourceField = ({ form, mayPaste }: Props) => {
  const { t } = useTranslation("imports");
  const sizeText = useSize();
  const { source, busy } = form;
  const { field, open } = useFileChoice({ accept: offeredSheets, onChoose: form.choose });
  const { isOver, place } = useDropPlace(form.choose, { disabled: busy });
  const isHeld = useMediaQuery(HELD, false, { getInitialValueInEffect: false });
  usePaste({ form, mayPaste });
  const file = source?.kind === "file" ? source.file : null;
  const hint = t(mayPaste ? "dialog.dropOrPaste" : "dialog.drop");
  const chosen = file && t("dialog.chosen", { name: file.name, size: sizeText(file.size) });
  return (
    <>
      {field}
      <div className={classes.drop} data-over={isOver} {...place}>
        {chosen ? <p role="status">{chosen}</p> : !isHeld && <p>{isOver ? t("dialog.release") : hint}</p>}
        {busy ? (
          <Progress form={form} />
        ) : (
          <Group gap="xs" justify="center">
            <Button variant="default" leftSection={<IconTable size={16} aria-hidden="true" />} onClick={open}>
              {t(file ? "dialog.chooseOther" : "dialog.choose")}
            </Button>
            {mayPaste && source?.kind !== "rows" && (
              <Button variant="default" leftSection={<IconClipboard size={16} aria-hidden="true" />} onClick={() => form.paste("")}>
                {t("dialog.paste")}
              </Button>
            )}
          </Group>
        )}
        <p className={classes.quiet}>{t("dialog.limits", { megabytes: UPLOAD_MAX_MB })}</p>
      </div>
      {source?.kind === "rows" && !busy && <Pasted form={form} text={source.text} />}
      <Fault form={form} mayPaste={mayPaste} />
    </>
  );
};
