import { useTranslation } from "react-i18next";
import { StepFrame } from "./step-frame.tsx";
import { SupplierInvitation } from "./supplier-invitation.tsx";
import { SupplierRows } from "./supplier-rows.tsx";
import { SupplierSearch } from "./supplier-search.tsx";
import { suppliersRules, withInvitation, withSupplier } from "./suppliers-rules.ts";
import classes from "./suppliers-step.module.css";
import { useStep } from "./use-step.ts";
import type { StepProps } from "./way.ts";

/** Who does it: companies that are here, and those invited by e-mail. */
export const SuppliersStep = ({ project, way }: StepProps) => {
  const { t } = useTranslation("projectWizard");
  const step = useStep({ project, rules: suppliersRules, onSaved: way.saved });
  const { companies, invitedCompanies } = step.draft;
  const fault = step.faults.get("suppliers");
  return (
    <StepFrame step={step} project={project} way={way} mayChange={project.can.update}>
      <div className={classes.ways}>
        <SupplierSearch
          contractorId={project.company.id}
          chosen={companies}
          onAdd={(found) => step.change({ companies: withSupplier(companies, found) }, "suppliers")}
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
