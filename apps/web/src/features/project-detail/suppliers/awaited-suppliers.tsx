import { maskCnpj } from "@emdia/contract/documents/cnpj.ts";
import type { InvitedSupplier } from "@emdia/contract/projects/wizard.ts";
import { Button } from "@mantine/core";
import { IconCircleCheck, IconClock, IconMail } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { CompleteButton } from "../../../shared/suppliers/complete-button.tsx";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import classes from "../project-detail.module.css";
import { type NewSupplier, registeredSince } from "./new-supplier.ts";
import row from "./supplier-row.module.css";

/** The actions that the user may take, or null. */
type Acts = { readonly onLink: ((supplier: NewSupplier) => void) | null; readonly onCompleted: (() => void) | null };
type RowProps = { readonly awaited: InvitedSupplier } & Acts;

const useInvitationWords = () => {
  const { t } = useTranslation("projectDetail");
  const { instant } = useFormat();
  return ({ email, sentAt }: InvitedSupplier): string => {
    if (email === null) return t("awaited.noInvitation");
    return sentAt === null ? t("awaited.toSend", { email }) : t("awaited.sent", { email, at: instant(sentAt) });
  };
};

const AwaitedRow = ({ awaited, onLink, onCompleted }: RowProps) => {
  const { t } = useTranslation("projectDetail");
  const invitationOf = useInvitationWords();
  const { email, company, plans } = awaited;
  const name = company?.tradingName ?? email ?? "";
  const registered = registeredSince(awaited);
  const says = [company && maskCnpj(company.cnpj), company?.byHand && t("awaited.byHand"), invitationOf(awaited)];
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.quiet}>{says.filter(Boolean).join(" · ")}</span>
      </div>
      <ul className={row.plans}>
        <li className={row.plan}>
          {plans.map((plan) => (
            <span key={plan} className={row.mark}>
              {plan}
            </span>
          ))}
          {registered ? (
            <StatusChip tone="info" Icon={IconCircleCheck}>
              {t("awaited.registered")}
            </StatusChip>
          ) : (
            <StatusChip tone="warn" Icon={company ? IconClock : IconMail}>
              {t("awaited.waits")}
            </StatusChip>
          )}
        </li>
      </ul>
      <span className={classes.tools}>
        {company?.byHand && !registered && onCompleted && <CompleteButton company={company} onCompleted={onCompleted} />}
        {registered && onLink && (
          <Button variant="default" onClick={() => onLink(registered)} aria-label={t("awaited.linkNamed", { name })}>
            {t("awaited.link")}
          </Button>
        )}
      </span>
    </li>
  );
};

type Props = { readonly suppliers: readonly InvitedSupplier[] } & Acts;

/** The suppliers that are not registered yet. Each joins the project when it registers. */
export const AwaitedSuppliers = ({ suppliers, ...acts }: Props) => {
  const { t } = useTranslation("projectDetail");
  if (suppliers.length === 0) return null;
  return (
    <section className={row.awaited} aria-labelledby="awaited-suppliers">
      <h2 id="awaited-suppliers" className={classes.group}>
        {t("awaited.title")} <span className={classes.count}>{suppliers.length}</span>
      </h2>
      <ul className={classes.box}>
        {suppliers.map((awaited) => (
          <AwaitedRow key={awaited.id} awaited={awaited} {...acts} />
        ))}
      </ul>
    </section>
  );
};
