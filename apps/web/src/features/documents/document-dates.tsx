import type { PendencyDocument } from "@emdia/contract/pendencies/document.ts";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import type { Upload } from "../../shared/uploads/upload.ts";
import { uploads } from "../../shared/uploads/uploads.ts";
import type { DateRule, Dates } from "./dates-draft.ts";
import { type Dated, DatesForm } from "./dates-form.tsx";
import { useSaveDates } from "./documents-queries.ts";

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

/** Dates of a document that is there, or of a file on its way: those go along with it, and are saved when it has arrived. */
export const DocumentDates = ({ pendencyId, rule, upload, document, like, onSaved, onTyping, onCancel }: Props) => {
  const { t } = useTranslation("documents");
  const messageOf = useMessageOf();
  const { mutateAsync, isPending, error } = useSaveDates(pendencyId);
  const save = async (dates: Dates) => {
    if (document) await mutateAsync({ document, dates });
    else if (upload) uploads.date(upload.id, dates);
    notify.success(t(document ? "dates.saved" : "dates.kept"));
    onTyping(false);
    if (document) onSaved();
  };
  return (
    <DatesForm
      name={document?.name ?? upload?.name ?? ""}
      rule={rule}
      dates={document ?? upload?.dates ?? { issueDate: null, expirationDate: null }}
      like={like}
      submit={t(document ? "dates.save" : "dates.keep")}
      busy={isPending}
      refusal={error === null ? null : messageOf(error)}
      onSave={save}
      onTyping={onTyping}
      onCancel={onCancel}
    />
  );
};
