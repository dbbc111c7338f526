import { useTranslation } from "react-i18next";
import type { SupplierChoice } from "../../../shared/suppliers/found-supplier.ts";
import { SupplierSearch } from "../../../shared/suppliers/supplier-search.tsx";
import { StepFrame } from "../step-frame/step-frame.tsx";
import { useStep } from "../step-frame/use-step.ts";
import type { StepProps } from "../step-navigation.ts";
import { SupplierInvitation } from "./supplier-invitation.tsx";
import { SupplierRows } from "./supplier-rows.tsx";
import { numbersIn, suppliersRules, withChoices, withInvitation } from "./suppliers-rules.ts";
import classes from "./suppliers-step.module.css";

/** Step 3: registered, awaited and invited suppliers. */
export const SuppliersStep = ({ project, way }: StepProps) => {
  const { t } = useTranslation("projectWizard");
  const step = useStep({ project, rules: suppliersRules, onSaved: way.saved });
  const { companies, invitedCompanies } = step.draft;
  const fault = step.faults.get("suppliers");
  const choose = (choices: readonly SupplierChoice[]) => step.change(withChoices(step.draft, choices), "suppliers");
  return (
    <StepFrame step={step} project={project} way={way} mayChange={project.can.update} companies={companies}>
      <div className={classes.ways}>
        <SupplierSearch
          contractorId={project.company.id}
          chosen={numbersIn(step.draft)}
          isRequired
          onChoose={(choice) => choose([choice])}
          onChooseMany={choose}
        />
        <SupplierInvitation
          companyId={project.company.id}
          invited={invitedCompanies}
          onInvite={(email) => step.change({ invitedCompanies: withInvitation(invitedCompanies, email) }, "suppliers")}
        />
      </div>
      {fault && (
        <p className={classes.fault} role="alert">
          {t(`faults.${fault}`)}
        </p>
      )}
      <SupplierRows step={step} isDraft={project.isDraft} />
    </StepFrame>
  );
};
