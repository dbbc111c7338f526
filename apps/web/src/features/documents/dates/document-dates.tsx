import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSame } from "../../../shared/drafts/three-way-merge.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { notifyIfUnmounted } from "../../../shared/notices/notify-if-unmounted.ts";
import { browserStorage } from "../../../shared/session/storage/browser-storage.ts";
import { useIsMounted } from "../../../shared/ui/use-is-mounted.ts";
import { type DatedFile, forgetDates, keepDates, type TypedDates, typedDates } from "../../../shared/uploads/typed-dates.ts";
import { noDates, type Upload } from "../../../shared/uploads/upload.ts";
import { uploads } from "../../../shared/uploads/uploads.ts";
import { useSaveDates } from "../documents-queries.ts";
import { toDate } from "../drawer-rows.ts";
import { type DateRule, type Dates, draftOf } from "./dates-draft.ts";
import { type Dated, DatesForm } from "./dates-form.tsx";

type Props = {
  readonly pendencyId: number;
  readonly rule: DateRule;
  readonly upload: Upload | null;
  readonly document: PendencyDocument | null;
  readonly like?: Dated | undefined;
  readonly onSaved: () => void;
  readonly onTyping: (isUnsaved: boolean) => void;
  /** Set if the user opened the form for dates that are already complete. */
  readonly onCancel?: (() => void) | undefined;
};

/** Unsaved dates, stored in the browser so that closing the drawer or reloading the page does not lose them. */
const useTypedDates = (file: DatedFile, saved: Dates, onTyping: Props["onTyping"]) => {
  const [typed] = useState(() => typedDates(browserStorage, file));
  const reportRestored = useEffectEvent(() => typed !== null && onTyping(true));
  useEffect(() => void reportRestored(), []);
  const forget = () => {
    forgetDates(browserStorage, file);
    onTyping(false);
  };
  const type = (draft: TypedDates) => {
    if (isSame(draft, draftOf(saved))) return forget();
    keepDates(browserStorage, file, draft);
    onTyping(true);
  };
  return { typed, type, forget };
};

const noFile = { name: "", size: 0 };

/** The dates of a document or of a running upload. The dates of an upload are saved when it completes. */
export const DocumentDates = ({ pendencyId, rule, upload, document, like, onSaved, onTyping, onCancel }: Props) => {
  const { t } = useTranslation("documents");
  const messageOf = useMessageOf();
  const isHere = useIsMounted();
  const { name, size } = document ?? upload ?? noFile;
  // After the drawer is closed, an error is shown as a notification. The input is still stored.
  const { mutateAsync, isPending, error } = useSaveDates(
    pendencyId,
    notifyIfUnmounted(isHere, (refused) => `${t("dates.of", { name })}: ${messageOf(refused)}`),
  );
  const dates = document ?? upload?.dates ?? noDates;
  const { typed, type, forget } = useTypedDates({ pendencyId, name, size }, dates, onTyping);
  const arrived = toDate({ upload, document });
  const save = async (written: Dates) => {
    if (arrived) await mutateAsync({ document: arrived, dates: written });
    if (upload && !document) uploads.date(upload.id, written);
    notify.success(t(arrived ? "dates.saved" : "dates.kept"));
    forget();
    if (document) onSaved();
  };
  const cancel = () => {
    forget();
    onCancel?.();
  };
  return (
    <DatesForm
      name={name}
      rule={rule}
      dates={dates}
      typed={typed}
      like={like}
      submit={t(arrived ? "dates.save" : "dates.keep")}
      busy={isPending}
      refusal={error === null ? null : messageOf(error)}
      onSave={save}
      onTyping={type}
      onCancel={onCancel && cancel}
    />
  );
};
