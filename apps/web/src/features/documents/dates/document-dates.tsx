import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSame } from "../../../shared/drafts/three-way-merge.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { notifyIfUnmounted } from "../../../shared/notices/notify-if-unmounted.ts";
import { browserStorage } from "../../../shared/session/storage/browser-storage.ts";
import { useIsMounted } from "../../../shared/ui/use-is-mounted.ts";
import { type DatedFile, forgetDates, keepDates, typedDates } from "../../../shared/uploads/typed-dates.ts";
import { noDates, type Upload } from "../../../shared/uploads/upload.ts";
import { uploads } from "../../../shared/uploads/uploads.ts";
import { useSaveDates } from "../documents-queries.ts";
import { toDate } from "../drawer-rows.ts";
import { type DateRule, type Dates, type DatesDraft, draftOf, savableDates } from "./dates-draft.ts";
import { type Dated, DatesForm } from "./dates-form.tsx";
import type { SaveForm } from "./use-dates-form.ts";

type Props = {
  readonly pendencyId: number;
  readonly rule: DateRule;
  readonly upload: Upload | null;
  readonly document: PendencyDocument | null;
  readonly like?: Dated | undefined;
  readonly onTyping?: (isUnsaved: boolean) => void;
  /** Receives the function that saves the form before sending. */
  readonly onReady?: ((save: SaveForm | null) => void) | undefined;
  /** Closes the form. Without it the dates are saved when the user leaves a field. */
  readonly onClose?: (() => void) | undefined;
};

const noFile = { name: "", size: 0 };

/** Unsaved dates, stored in the browser so that closing the drawer or reloading the page does not lose them. */
const useTypedDates = (file: DatedFile, saved: () => Dates, onTyping: Props["onTyping"]) => {
  const [typed] = useState(() => typedDates(browserStorage, file));
  const latest = useRef<DatesDraft | null>(typed);
  const reportRestored = useEffectEvent(() => typed !== null && onTyping?.(true));
  useEffect(() => void reportRestored(), []);
  const settle = () => {
    const isSaved = latest.current === null || isSame(latest.current, draftOf(saved()));
    if (isSaved) forgetDates(browserStorage, file);
    else if (latest.current) keepDates(browserStorage, file, latest.current);
    onTyping?.(!isSaved);
  };
  const type = (draft: DatesDraft | null) => {
    latest.current = draft;
    settle();
  };
  return { typed, type, settle };
};

/** Saves one change after the other, each compared with the dates that the previous one saved. */
const useSavedDates = (dates: Dates) => {
  const saved = useRef(dates);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const { issueDate, expirationDate } = dates;
  useEffect(() => {
    saved.current = { issueDate, expirationDate };
  }, [issueDate, expirationDate]);
  const inOrder = (work: () => Promise<void>): Promise<void> => {
    const next = queue.current.then(work);
    queue.current = next.catch(() => undefined);
    return next;
  };
  return { saved, inOrder };
};

/** The dates of a document or of a running upload. The dates of an upload are saved when it completes. */
export const DocumentDates = ({ pendencyId, rule, upload, document, like, onTyping, onReady, onClose }: Props) => {
  const { t } = useTranslation("documents");
  const messageOf = useMessageOf();
  const isHere = useIsMounted();
  const { name, size } = document ?? upload ?? noFile;
  // After the drawer is closed, an error is shown as a notification. The input is still stored.
  const { mutateAsync, isPending, error } = useSaveDates(
    pendencyId,
    notifyIfUnmounted(isHere, (refused) => `${t("dates.of", { name })}: ${messageOf(refused)}`),
  );
  const [savedText, setSavedText] = useState<string | null>(null);
  const dates = document ?? upload?.dates ?? noDates;
  const { saved, inOrder } = useSavedDates(dates);
  const { typed, type, settle } = useTypedDates({ pendencyId, name, size }, () => saved.current, onTyping);
  const arrived = toDate({ upload, document });
  const saveChanges = async (draft: DatesDraft) => {
    const changes = savableDates(draft, rule, saved.current);
    if (Object.keys(changes).length > 0) {
      const next = { ...saved.current, ...changes };
      if (arrived) await mutateAsync({ document: { ...arrived, ...saved.current }, dates: changes });
      if (upload && !document) uploads.date(upload.id, next);
      saved.current = next;
      setSavedText(t(arrived ? "dates.saved" : "dates.kept"));
    }
    settle();
  };
  const save = async (draft: DatesDraft) => {
    await inOrder(() => saveChanges(draft));
    if (!onClose) return;
    notify.success(t("dates.saved"));
    onClose();
  };
  const cancel = () => {
    type(null);
    onClose?.();
  };
  return (
    <DatesForm
      name={name}
      rule={rule}
      dates={dates}
      typed={typed}
      like={like}
      submit={onClose ? t("dates.save") : null}
      busy={isPending}
      savedText={savedText}
      refusal={error === null ? null : messageOf(error)}
      onSave={save}
      onTyping={type}
      onCancel={onClose && cancel}
      onReady={onReady}
    />
  );
};
