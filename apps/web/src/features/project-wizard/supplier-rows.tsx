import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import { ActionIcon, Checkbox } from "@mantine/core";
import { IconBuilding, IconLock, IconMail, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FaultKey } from "./step-rules.ts";
import { type SuppliersDraft, withPlan } from "./suppliers-rules.ts";
import classes from "./suppliers-step.module.css";
import type { StepHook } from "./use-step.ts";

type RowProps = {
  readonly field: string;
  readonly name: string;
  readonly says: string;
  readonly icon: ReactNode;
  readonly plans: readonly Plan[];
  readonly assigned: readonly Plan[];
  readonly fault: FaultKey | undefined;
  readonly onPlans: (plans: readonly Plan[]) => void;
  readonly onRemove: (() => void) | null;
};

const Row = ({ field, name, says, icon, plans, assigned, fault, onPlans, onRemove }: RowProps) => {
  const { t } = useTranslation("projectWizard");
  return (
    <li className={classes.row}>
      {icon}
      <div className={classes.who}>
        <strong>{name}</strong>
        <span>{says}</span>
      </div>
      <fieldset className={classes.plans} aria-label={t("suppliers.plansOf", { name })} data-field={field}>
        {PLANS.map((plan) => (
          <Checkbox
            key={plan}
            label={plan}
            checked={plans.includes(plan)}
            disabled={assigned.includes(plan)}
            onChange={({ currentTarget }) => onPlans(withPlan(plans, plan, currentTarget.checked))}
          />
        ))}
        {fault && (
          <span className={classes.fault} role="alert">
            {t(`faults.${fault}`)}
          </span>
        )}
      </fieldset>
      {onRemove && (
        <ActionIcon onClick={onRemove} aria-label={t("suppliers.remove", { name })}>
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </li>
  );
};

type Props = { readonly step: StepHook<SuppliersDraft>; readonly isDraft: boolean };

/** Who was chosen and invited, each with its plans. */
export const SupplierRows = ({ step: { draft, faults, change }, isDraft }: Props) => {
  const { t } = useTranslation("projectWizard");
  const { companies, invitedCompanies } = draft;
  if (companies.length + invitedCompanies.length === 0) return <p className={classes.says}>{t("suppliers.none")}</p>;
  const newlyAssigned = companies.filter(({ plans, assigned }) => plans.length > assigned.length).map(({ name }) => name);
  return (
    <section aria-label={t("suppliers.chosen")}>
      {(isDraft || newlyAssigned.length > 0) && (
        <p className={classes.warning}>
          <IconLock size={16} aria-hidden="true" />
          {isDraft ? t("suppliers.forGood") : t("suppliers.forGoodNow", { names: newlyAssigned.join(", ") })}
        </p>
      )}
      <ul className={classes.rows}>
        {companies.map(({ companyId, name, cnpj, plans, assigned }) => (
          <Row
            key={companyId}
            field={`company-${companyId}`}
            name={name}
            says={maskCnpj(cnpj)}
            icon={<IconBuilding size={20} stroke={1.6} aria-hidden="true" />}
            plans={plans}
            assigned={assigned}
            fault={faults.get(`company-${companyId}`)}
            onPlans={(next) =>
              change(
                { companies: companies.map((one) => (one.companyId === companyId ? { ...one, plans: next } : one)) },
                `company-${companyId}`,
              )
            }
            onRemove={
              assigned.length > 0
                ? null
                : () => change({ companies: companies.filter((one) => one.companyId !== companyId) }, `company-${companyId}`)
            }
          />
        ))}
        {invitedCompanies.map(({ id, email, plans, isSent }) => (
          <Row
            key={id}
            field={`company-${id}`}
            name={email}
            says={t(isSent ? "suppliers.inviteSent" : "suppliers.inviteWaits")}
            icon={<IconMail size={20} stroke={1.6} aria-hidden="true" />}
            plans={plans}
            assigned={[]}
            fault={faults.get(`company-${id}`)}
            onPlans={(next) =>
              change({ invitedCompanies: invitedCompanies.map((one) => (one.id === id ? { ...one, plans: next } : one)) }, `company-${id}`)
            }
            onRemove={() => change({ invitedCompanies: invitedCompanies.filter((one) => one.id !== id) }, `company-${id}`)}
          />
        ))}
      </ul>
    </section>
  );
};
