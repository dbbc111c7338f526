import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import type { RefusalCode } from "@emdia/contract/refusals.ts";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import listed from "../../shared/ui/lines.module.css";
import classes from "./bulk.module.css";

type Line = BulkLine & { readonly name: string };
const textIn = (details: BulkLine["details"], key: string): string | null => {
  const value = details?.[key];
  return typeof value === "string" ? value : null;
};

const Refused = ({ line: { code, message, details } }: { readonly line: Line }) => {
  const { t } = useTranslation("workers");
  const { day } = useFormat();
  const messageOf = useMessageOf();
  const failure = new ApiFailure({ kind: "answered", message: message ?? "", ...(code && { code: code as RefusalCode }), details });
  const [reason, until] = [textIn(details, "reason"), textIn(details, "endDate")];
  const because = reason && (until ? t("bulk.becauseUntil", { reason, day: day(until) }) : t("bulk.because", { reason }));
  return (
    <span className={listed.quiet}>
      {messageOf(failure)} {because}
    </span>
  );
};

/** What became of each of them: those who were refused first. */
export const BulkResults = ({ lines }: { readonly lines: readonly Line[] }) => {
  const { t } = useTranslation("workers");
  const refused = lines.filter(({ done }) => !done);
  const told = [t("bulk.doneCount", { count: lines.length - refused.length }), t("bulk.refusedCount", { count: refused.length })].join(
    ", ",
  );
  return (
    <div role="status">
      <p>
        <strong>{told}</strong>
      </p>
      <ul className={classes.results} aria-label={t("bulk.results")}>
        {[...refused, ...lines.filter(({ done }) => done)].map((line) => {
          const Icon = line.done ? IconCircleCheck : IconCircleX;
          return (
            <li key={line.id} data-done={line.done || undefined}>
              <Icon size={18} stroke={1.8} aria-hidden="true" />
              <span className={classes.who}>
                <span>
                  {line.name} · {t(line.done ? "bulk.done" : "bulk.refused")}
                </span>
                {!line.done && <Refused line={line} />}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
