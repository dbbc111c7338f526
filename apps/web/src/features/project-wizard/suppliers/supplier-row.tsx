import { PLANS, type Plan } from "@emdia/contract/limits.ts";
import { ActionIcon, Checkbox } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { withPlan } from "../../../shared/suppliers/with-plan.ts";
import type { FaultKey } from "../step-rules.ts";
import classes from "./suppliers-step.module.css";

type Props = {
  readonly field: string;
  readonly name: string;
  readonly says: string;
  readonly icon: ReactNode;
  readonly plans: readonly Plan[];
  readonly assigned: readonly Plan[];
  readonly fault: FaultKey | undefined;
  readonly onPlans: (plans: readonly Plan[]) => void;
  readonly onRemove: (() => void) | null;
  /** Additional content of the row. */
  readonly children?: ReactNode;
};

/** A supplier with its plans. */
export const SupplierRow = ({ field, name, says, icon, plans, assigned, fault, onPlans, onRemove, children }: Props) => {
  const { t } = useTranslation("projectWizard");
  return (
    <li className={classes.row}>
      {icon}
      <div className={classes.who}>
        <strong>{name}</strong>
        <span>{says}</span>
        {children}
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
