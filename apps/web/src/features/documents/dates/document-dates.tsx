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
  /** Somebody opened them who need not change them. */
  readonly onCancel?: (() => void) | undefined;
};

/** What is typed beside a file and not saved: a closed drawer and a reload leave it where it was. */
const useTypedDates = (file: DatedFile, saved: Dates, onTyping: Props["onTyping"]) => {
  const [typed] = useState(() => typedDates(browserStorage, file));
  const tell = useEffectEvent(() => typed !== null && onTyping(true));
  useEffect(() => void tell(), []);
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

/** Dates of a document that is there, or of a file on its way: those go along with it, and are saved when it has arrived. */
export const DocumentDates = ({ pendencyId, rule, upload, document, like, onSaved, onTyping, onCancel }: Props) => {
  const { t } = useTranslation("documents");
  const messageOf = useMessageOf();
  const isHere = useIsMounted();
  const { name, size } = document ?? upload ?? noFile;
  // Whoever closed the drawer meanwhile is told where they are; what they typed is there when they come back.
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
