import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { IconBuilding, IconBuildingPlus, IconLock, IconMail } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { StepHook } from "../step-frame/use-step.ts";
import { AwaitedSupplier, useInvitedWords } from "./supplier-awaited.tsx";
import { SupplierRow } from "./supplier-row.tsx";
import { type ChosenSupplier, type InvitedSupplier, type SuppliersDraft, takenUp } from "./suppliers-rules.ts";
import classes from "./suppliers-step.module.css";

type RowsProps = { readonly step: StepHook<SuppliersDraft> };

const Chosen = ({ step: { draft, faults, change } }: RowsProps) => {
  const { companies } = draft;
  return companies.map((one) => {
    const { companyId, name, cnpj, plans, assigned } = one;
    const field = `company-${companyId}`;
    const isOther = (other: ChosenSupplier) => other.companyId !== companyId;
    return (
      <SupplierRow
        key={companyId}
        field={field}
        name={name}
        says={maskCnpj(cnpj)}
        icon={<IconBuilding size={20} stroke={1.6} aria-hidden="true" />}
        plans={plans}
        assigned={assigned}
        fault={faults.get(field)}
        onPlans={(next) => change({ companies: companies.map((other) => (isOther(other) ? other : { ...one, plans: next })) }, field)}
        onRemove={assigned.length > 0 ? null : () => change({ companies: companies.filter(isOther) }, field)}
      />
    );
  });
};

const Invited = ({ step: { draft, faults, change } }: RowsProps) => {
  const wordsOf = useInvitedWords();
  const { invitedCompanies } = draft;
  return invitedCompanies.map((one) => {
    const field = `company-${one.id}`;
    const instead = (next: Partial<InvitedSupplier>, at: string) =>
      change({ invitedCompanies: invitedCompanies.map((other) => (other.id === one.id ? { ...one, ...next } : other)) }, at);
    const Icon = one.company ? IconBuildingPlus : IconMail;
    return (
      <SupplierRow
        key={one.id}
        field={field}
        name={one.company?.tradingName ?? one.email}
        says={wordsOf(one)}
        icon={<Icon size={20} stroke={1.6} aria-hidden="true" />}
        plans={one.plans}
        assigned={[]}
        fault={faults.get(field)}
        onPlans={(plans) => instead({ plans }, field)}
        onRemove={() => change({ invitedCompanies: invitedCompanies.filter(({ id }) => id !== one.id) }, field)}
      >
        <AwaitedSupplier
          invited={one}
          fault={faults.get(`email-${one.id}`)}
          onEmail={(email) => instead({ email }, `email-${one.id}`)}
          onCompleted={(company) => instead({ company }, field)}
          onTakeUp={() => change(takenUp(draft, one), field)}
        />
      </SupplierRow>
    );
  });
};

type Props = RowsProps & { readonly isDraft: boolean };

/** The selected, awaited and invited suppliers with their plans. */
export const SupplierRows = ({ step, isDraft }: Props) => {
  const { t } = useTranslation("projectWizard");
  const { companies, invitedCompanies } = step.draft;
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
      <p className={classes.plansSay}>{t("suppliers.plansSay")}</p>
      <ul className={classes.rows}>
        <Chosen step={step} />
        <Invited step={step} />
      </ul>
    </section>
  );
};
