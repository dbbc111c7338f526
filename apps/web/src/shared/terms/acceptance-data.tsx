import type { AcceptedTerms } from "@emdia/contract/terms/routes.ts";
import { useTranslation } from "react-i18next";
import { formatInstant } from "../format/format-instant.ts";
import classes from "./terms-dialog.module.css";

/** Acceptance of the terms: time, user, address and e-mail. */
export const AcceptanceData = ({ acceptance }: { readonly acceptance: AcceptedTerms | undefined }) => {
  const { t } = useTranslation("terms");
  if (!acceptance) return <p>{t("notAccepted")}</p>;
  const { acceptedAt, accountName, address, email } = acceptance;
  const facts = [
    ["acceptedAt", formatInstant(acceptedAt)],
    ["name", accountName],
    ["address", address],
    ["email", email],
  ] as const;
  return (
    <dl className={classes.acceptance}>
      {facts.map(([fact, value]) => (
        <div key={fact} style={{ display: "contents" }}>
          <dt>{t(`acceptance.${fact}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
