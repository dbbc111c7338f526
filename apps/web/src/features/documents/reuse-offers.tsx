import type { ReusableDocument } from "@emdia/contract/pendencies/document.ts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { notify } from "../../shared/notices/notify.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./documents.module.css";
import { reusableQuery, useReuse } from "./documents-queries.ts";

const DAY_LENGTH = "YYYY-MM-DD".length;

/** "Usar o de 03/10/2026, válido até 03/11/2026": names the issue date, or the sending date if there is none. */
const useOfferText = () => {
  const { t } = useTranslation("documents");
  const { day, instant } = useFormat();
  return ({ issueDate, expirationDate, sentAt }: ReusableDocument): string => {
    const until = expirationDate && day(expirationDate);
    if (issueDate !== null)
      return until ? t("reuse.issuedUntil", { issue: day(issueDate), until }) : t("reuse.issued", { issue: day(issueDate) });
    const sent = sentAt === null ? "" : instant(sentAt).slice(0, DAY_LENGTH);
    return until ? t("reuse.sentUntil", { day: sent, until }) : t("reuse.sent", { day: sent });
  };
};

/** Offers documents of the supplier that also fit this pendency, so that the user does not upload them again. */
export const ReuseOffers = ({ pendencyId }: { readonly pendencyId: number }) => {
  const { t } = useTranslation("documents");
  const messageOf = useMessageOf();
  const offerText = useOfferText();
  const { data } = useQuery(reusableQuery(pendencyId));
  const { mutate, isPending, variables, error } = useReuse(pendencyId);
  const offers = data?.results ?? [];
  const [showsAll, showAll] = useState(false);
  const second = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The second offer takes the position of the button that showed it.
    if (showsAll) second.current?.focus();
  }, [showsAll]);
  // Only the offer with the latest expiry is shown at first, to leave room for the upload area.
  const shown = showsAll ? offers : offers.slice(0, 1);
  if (offers.length === 0 && error === null) return null;
  const use = (id: number) => mutate(id, { onSuccess: () => notify.success(t("reuse.done")) });
  return (
    <section className={classes.group} aria-label={t("reuse.title")}>
      <h3 className={classes.subtitle}>{t("reuse.title")}</h3>
      {shown.map((offer, at) => (
        <div key={offer.id} className={classes.offer}>
          <div>
            <span className={classes.name}>{offerText(offer)}</span>
            <p className={classes.quiet}>{t("reuse.from", { name: offer.name, contractor: offer.contractor.name })}</p>
          </div>
          <Button
            ref={at === 1 ? second : null}
            size="compact-sm"
            variant="default"
            aria-label={`${t("reuse.use")}: ${offerText(offer)}`}
            loading={isPending && variables === offer.id}
            onClick={() => use(offer.id)}
          >
            {t("reuse.use")}
          </Button>
        </div>
      ))}
      {shown.length < offers.length && (
        <Button className={classes.others ?? ""} size="compact-sm" variant="subtle" onClick={() => showAll(true)}>
          {t("reuse.others", { count: offers.length - shown.length })}
        </Button>
      )}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
    </section>
  );
};
