import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import { EMAIL_MAX_LENGTH } from "@emdia/contract/identity/email.ts";
import type { AwaitedCompany } from "@emdia/contract/projects/wizard.ts";
import { Button, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CompleteButton } from "../../../shared/suppliers/complete-button.tsx";
import type { FaultKey } from "../step-rules.ts";
import type { InvitedSupplier } from "./suppliers-rules.ts";
import classes from "./suppliers-step.module.css";

type Invited = Pick<InvitedSupplier, "email" | "company" | "isSent">;

/** One line about an awaited supplier: identity, whether it was typed by hand, and the state of its invitation. */
export const useInvitedWords = () => {
  const { t } = useTranslation("projectWizard");
  return ({ email, company, isSent }: Invited): string => {
    const invitation = email.trim() === "" ? null : t(isSent ? "suppliers.inviteSent" : "suppliers.inviteWaits");
    if (!company) return invitation ?? "";
    const { cnpj, companyName, tradingName, byHand } = company;
    const legalName = companyName === tradingName ? null : companyName;
    return [legalName, maskCnpj(cnpj), byHand && t("suppliers.byHand"), invitation].filter(Boolean).join(" · ");
  };
};

type Props = {
  readonly invited: InvitedSupplier;
  readonly fault: FaultKey | undefined;
  readonly onEmail: (email: string) => void;
  readonly onTakeUp: () => void;
  readonly onCompleted: (company: AwaitedCompany) => void;
};

/** Actions for an awaited company: enter the e-mail of the invitation, or select the registered company. */
export const AwaitedSupplier = ({ invited: { id, email, company }, fault, onEmail, onTakeUp, onCompleted }: Props) => {
  const { t } = useTranslation("projectWizard");
  if (!company) return null;
  if (company.registeredId !== null)
    return (
      <span className={classes.registered}>
        {t("suppliers.registered")}
        <Button size="compact-sm" variant="default" onClick={onTakeUp}>
          {t("suppliers.useRegistered")}
        </Button>
      </span>
    );
  return (
    <>
      <span className={classes.registered}>
        <span className={classes.notHere}>{t("suppliers.notHere")}</span>
        {company.byHand && <CompleteButton company={company} onCompleted={onCompleted} />}
      </span>
      <TextInput
        className={classes.awaitedEmail}
        type="email"
        inputMode="email"
        autoComplete="off"
        data-field={`email-${id}`}
        label={t("suppliers.email")}
        placeholder={t("suppliers.emailPlaceholder")}
        maxLength={EMAIL_MAX_LENGTH}
        value={email}
        error={fault && t(`faults.${fault}`)}
        onChange={({ currentTarget }) => onEmail(currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
    </>
  );
};
