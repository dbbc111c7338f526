import type { Restriction } from "@emdia/contract/workers/restriction-routes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../shared/api/repeat-keys.ts";
import { today } from "../../shared/format/today.ts";
import { useDraftForm } from "../../shared/forms/use-draft-form.ts";
import { notify } from "../../shared/notices/notify.ts";
import { changeOf, draftOf, emptyDraft, faultsIn, type RestrictionDraft, startOf } from "./restriction-draft.ts";
import { useChangeRestriction, useStartRestriction } from "./restrictions-queries.ts";

type Options = { readonly companyId: number; readonly restriction: Restriction | null; readonly onDone: () => void };

export const useRestrictionForm = ({ companyId, restriction, onDone }: Options) => {
  const { t } = useTranslation("restrictions");
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  const start = useStartRestriction();
  const change = useChangeRestriction();
  const send = async (draft: RestrictionDraft) => {
    if (restriction) {
      const { id, version } = restriction;
      await change.mutateAsync({ companyId, id, body: changeOf(draft, version) });
      notify.success(t("change.done", { name: draft.name }));
    } else {
      await start.mutateAsync({ companyId, body: startOf(draft), keys });
      notify.success(t("start.done", { name: draft.name }));
    }
    onDone();
  };
  const form = useDraftForm({
    initial: () => (restriction ? draftOf(restriction) : emptyDraft(today())),
    faultsIn: (draft) => faultsIn(draft, restriction === null),
    send,
  });
  return { ...form, busy: start.isPending || change.isPending, error: start.error ?? change.error };
};
export type RestrictionForm = ReturnType<typeof useRestrictionForm>;
