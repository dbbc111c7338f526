import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFileChoice } from "../../shared/uploads/files/choose-file.tsx";
import { noDates, type UploadPlace } from "../../shared/uploads/upload.ts";
import { uploads } from "../../shared/uploads/uploads.ts";
import classes from "./documents.module.css";
import { openDocument } from "./open-document.ts";
import { RemoveButton } from "./remove-button.tsx";

type Props = {
  readonly document: PendencyDocument;
  readonly place: UploadPlace;
  /** Opens the date form; null if it is open already. */
  readonly onDates: (() => void) | null;
};

/** Uploads a new file that replaces a sent document. */
const ReplaceButton = ({ document: { id, name }, place }: Omit<Props, "onDates">) => {
  const { t } = useTranslation("documents");
  const { field, open } = useFileChoice({
    onChoose: ([file]) => file && uploads.add([{ file, place, replaces: id, dates: noDates }]),
  });
  return (
    <>
      {field}
      <Button size="compact-sm" variant="default" aria-label={t("replaceOf", { name })} onClick={open}>
        {t("replace")}
      </Button>
    </>
  );
};

/** The actions on a document, as its row allows them (`can`), and the permission that the user lacks to open it. */
export const DocumentTools = ({ document, place, onDates }: Props) => {
  const { t } = useTranslation(["documents", "pendencyWords"]);
  const { id, name, missingKey, can } = document;
  return (
    <div className={classes.tools}>
      {missingKey && <p className={classes.quiet}>{t(`pendencyWords:missingKey.${missingKey}`)}</p>}
      {can.open && (
        <Button size="compact-sm" variant="default" aria-label={t("openOf", { name })} onClick={() => void openDocument(id)}>
          {t("open")}
        </Button>
      )}
      {can.replace && <ReplaceButton document={document} place={place} />}
      {can.changeDates && onDates !== null && (
        <Button size="compact-sm" variant="subtle" data-dates aria-label={t("dates.changeOf", { name })} onClick={onDates}>
          {t("dates.change")}
        </Button>
      )}
      {can.remove && <RemoveButton pendencyId={place.pendencyId} document={document} />}
    </div>
  );
};
