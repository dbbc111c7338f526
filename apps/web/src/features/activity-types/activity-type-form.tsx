import type { ActivityType } from "@emdia/contract/workers/activity-type-routes.ts";
import { Button, Checkbox, Group, MultiSelect, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "../../shared/api/new-key.ts";
import { createIdempotencyKeys } from "../../shared/api/repeat-keys.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./activity-types.module.css";
import { proposedRisksQuery, useSaveActivityType } from "./activity-types-queries.ts";
import { draftOf, referenceIn, riskChoices } from "./type-draft.ts";

type Props = { readonly companyId: number; readonly type: ActivityType | null; readonly onClose: () => void };

const useTypeForm = ({ companyId, type, onClose }: Props) => {
  const { t } = useTranslation(["activityTypes", "shared"]);
  const [draft, setDraft] = useState(() => draftOf(type));
  const [isNameless, setNameless] = useState(false);
  const [keys] = useState(() => createIdempotencyKeys(newKey));
  const name = useRef<HTMLInputElement>(null);
  const saving = useSaveActivityType();
  const save = async () => {
    const { name: typed, isActive, risks } = draft;
    const body = { name: typed.trim(), status: isActive ? "active" : "inactive", risks: risks.map(referenceIn) } as const;
    await saving.mutateAsync({ companyId, id: type?.id ?? null, body, keys });
    notify.success(t("shared:saved"));
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const lacks = draft.name.trim() === "";
    setNameless(lacks);
    if (lacks) name.current?.focus();
    else void save().catch(() => undefined);
  };
  const change = (typed: Partial<typeof draft>) => setDraft((known) => ({ ...known, ...typed }));
  return { draft, change, isNameless, name, submit, saving };
};

/** Form of a new or existing activity type, shown inside the list. */
export const ActivityTypeForm = (props: Props) => {
  const { t, i18n } = useTranslation("activityTypes");
  const messageOf = useMessageOf();
  const { draft, change, isNameless, name, submit, saving } = useTypeForm(props);
  const { data: proposed = [] } = useQuery(proposedRisksQuery);
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextInput
        ref={name}
        label={t("name")}
        required
        maxLength={255}
        autoComplete="off"
        data-autofocus
        value={draft.name}
        error={isNameless && t("nameRequired")}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <MultiSelect
        label={t("risks")}
        description={t("risksSay")}
        data={riskChoices(proposed, props.type?.risks ?? [], i18n.language)}
        value={[...draft.risks]}
        onChange={(risks) => change({ risks })}
        searchable
        hidePickedOptions
        openOnFocus={false}
        nothingFoundMessage={t("noRisk")}
        comboboxProps={{ withinPortal: false }}
      />
      <Checkbox
        label={t("offered")}
        description={t("offeredSays")}
        checked={draft.isActive}
        onChange={({ currentTarget }) => change({ isActive: currentTarget.checked })}
      />
      {saving.error !== null && <RefusalNote>{messageOf(saving.error)}</RefusalNote>}
      <Group justify="flex-end">
        <Button variant="default" onClick={props.onClose}>
          {t("cancel")}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t("save")}
        </Button>
      </Group>
    </form>
  );
};
