import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import type { ProjectCompanyDetail } from "@emdia/contract/projects/company-routes.ts";
import { Checkbox, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MonthField } from "../../../shared/months/month-field.tsx";
import type { SupplierDraft, SupplierFaults } from "./supplier-draft.ts";
import classes from "./supplier-settings.module.css";

type Props = {
  readonly supplier: ProjectCompanyDetail;
  readonly draft: SupplierDraft;
  readonly faults: SupplierFaults;
  readonly onChange: (next: Partial<SupplierDraft>) => void;
};
const toggled = <T,>(items: readonly T[], item: T): readonly T[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];

/** An assigned plan cannot be removed. The other plan can be added, and the form says that this is permanent. */
const Plans = ({ supplier: { plans, can }, draft, onChange }: Props) => {
  const { t } = useTranslation("projectDetail");
  const isAssigned = (plan: Plan) => plans.some((one) => one.plan === plan);
  return (
    <fieldset className={classes.part}>
      <legend>{t("settings.plan")}</legend>
      <p className={classes.says}>{t("settings.planSays")}</p>
      <div className={classes.choices}>
        {PLANS.map((plan) => (
          <Checkbox
            key={plan}
            label={t(`plans.${plan}`)}
            description={isAssigned(plan) ? t("settings.assigned") : undefined}
            checked={draft.plans.includes(plan)}
            disabled={isAssigned(plan) || !can.assignPlan}
            onChange={() => onChange({ plans: toggled(draft.plans, plan) })}
          />
        ))}
      </div>
    </fieldset>
  );
};

const Days = ({ supplier, draft, faults, onChange }: Props) => {
  const { t } = useTranslation("projectDetail");
  const counts = supplier.plans.find(({ plan }) => plan === "SSMA");
  return (
    <fieldset className={classes.part} disabled={!supplier.can.configureSla}>
      <legend>{t("settings.sla")}</legend>
      <p className={classes.says}>{t("settings.slaSays")}</p>
      <div className={classes.pair}>
        {(["analysisDays", "reAnalysisDays"] as const).map((field) => (
          <TextInput
            key={field}
            label={t(`settings.${field}`)}
            inputMode="numeric"
            placeholder={typeof counts?.[field] === "number" && counts.own[field] === null ? String(counts[field]) : ""}
            value={draft[field]}
            error={faults[field] && t(`settings.faults.${faults[field]}`)}
            onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value.trim() })}
          />
        ))}
      </div>
    </fieldset>
  );
};

const Months = ({ supplier, draft, faults, onChange }: Props) => {
  const { t } = useTranslation("projectDetail");
  return (
    <fieldset className={classes.part} disabled={!supplier.can.configureStp}>
      <legend>{t("settings.period")}</legend>
      <p className={classes.says}>{t("settings.periodSays")}</p>
      <div className={classes.pair}>
        {(["startReference", "endReference"] as const).map((field) => (
          <MonthField
            key={field}
            field={field}
            label={t(`settings.${field}`)}
            hint=""
            error={faults[field] ? t(`settings.faults.${faults[field]}`) : null}
            value={draft[field]}
            onChange={(month) => onChange({ [field]: month })}
          />
        ))}
      </div>
    </fieldset>
  );
};

const Documents = ({ supplier, draft, onChange }: Props) => {
  const { t } = useTranslation("projectDetail");
  const documents = supplier.documents.filter(({ plan }) => draft.plans.includes(plan));
  return (
    <fieldset className={classes.part} disabled={!supplier.can.configureDocuments}>
      <legend>{t("settings.documents")}</legend>
      <p className={classes.says}>{t(documents.length === 0 ? "settings.noDocuments" : "settings.documentsSays")}</p>
      <div className={classes.documents}>
        {documents.map(({ systemPendencyId, name, plan }) => (
          <Checkbox
            key={systemPendencyId}
            label={name}
            description={plan}
            checked={!draft.exceptions.includes(systemPendencyId)}
            onChange={() => onChange({ exceptions: toggled(draft.exceptions, systemPendencyId) })}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** The four parts of a supplier's settings. */
export const SupplierFields = (props: Props) => {
  const has = (plan: Plan) => props.supplier.plans.some((one) => one.plan === plan);
  return (
    <>
      <Plans {...props} />
      {has("SSMA") && <Days {...props} />}
      {has("STP") && <Months {...props} />}
      <Documents {...props} />
    </>
  );
};
