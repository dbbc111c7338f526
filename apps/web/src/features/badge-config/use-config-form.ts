import type { BadgeConfig } from "@emdia/contract/badges/config-routes.ts";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../shared/forms/use-draft-form.ts";
import { notify } from "../../shared/notices/notify.ts";
import { type ConfigDraft, changeOf, draftOf, faultsIn } from "./config-draft.ts";
import { useChangeConfig } from "./config-queries.ts";

export type ConfigFormProps = {
  readonly company: { readonly id: number; readonly tradingName: string; readonly isContractor: boolean };
  readonly config: BadgeConfig;
  readonly onReload: () => void;
  readonly onSaved: (config: BadgeConfig) => void;
};

export const useConfigForm = ({ company, config, onSaved }: ConfigFormProps) => {
  const { t } = useTranslation("badgeConfig");
  const saving = useChangeConfig(company.id);
  const send = async (draft: ConfigDraft): Promise<void> => {
    const saved = await saving.mutateAsync(changeOf(draft, config));
    notify.success(t("saved"));
    onSaved(saved);
    form.keep(draft, draftOf(saved));
  };
  const form = useDraftForm({ initial: () => draftOf(config), faultsIn, send });
  return { ...form, saving };
};
