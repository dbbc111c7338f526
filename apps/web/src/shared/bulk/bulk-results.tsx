import type { BulkLine } from "@emdia/contract/bulk-line.ts";
import { Button, Group } from "@mantine/core";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ApiFailure } from "../api/api-failure.ts";
import { useMessageOf } from "../errors/message-of.ts";
import { useFormat } from "../format/use-format.ts";
import listed from "../ui/lines.module.css";
import classes from "./bulk-results.module.css";
import { failureOf } from "./refused-lines.ts";

type Line = BulkLine & { readonly name: ReactNode };
const textIn = (details: BulkLine["details"], key: string): string | null => {
  const value = details?.[key];
  return typeof value === "string" ? value : null;
};

type RefusalRenderers = {
  /** Text shown instead of the message of a refusal. */
  readonly instead?: (failure: ApiFailure) => ReactNode;
  readonly beneath?: (failure: ApiFailure) => ReactNode;
};
const Refused = ({ line, instead, beneath }: RefusalRenderers & { readonly line: Line }) => {
  const { t } = useTranslation("bulk");
  const { day } = useFormat();
  const messageOf = useMessageOf();
  const failure = failureOf(line);
  const [reason, until] = [textIn(line.details, "reason"), textIn(line.details, "endDate")];
  const because = reason && (until ? t("becauseUntil", { reason, day: day(until) }) : t("because", { reason }));
  return (
    <span className={listed.quiet}>
      {instead?.(failure) ?? messageOf(failure)} {because}
      {beneath?.(failure)}
    </span>
  );
};

type Props = RefusalRenderers & {
  readonly label: string;
  readonly lines: readonly Line[];
  /** Text of the number of changed rows, such as "3 linked workers". */
  readonly doneText?: (count: number) => string;
  readonly onClose: () => void;
};

/** Results of a bulk action: refused rows first, with optional detail below each refusal. */
export const BulkResults = ({ label, lines, doneText, onClose, ...said }: Props) => {
  const { t } = useTranslation("bulk");
  const refused = lines.filter(({ done }) => !done);
  const button = useRef<HTMLButtonElement>(null);
  const summary = useId();
  // The form that had the focus is unmounted, so the button takes the focus.
  useEffect(() => button.current?.focus(), []);
  const done = lines.length - refused.length;
  const doneCount = doneText?.(done) ?? t("doneCount", { count: done });
  const summaryText = refused.length === 0 ? doneCount : `${doneCount}, ${t("refusedCount", { count: refused.length })}`;
  return (
    <>
      <div role="status">
        <p id={summary}>
          <strong>{summaryText}</strong>
        </p>
        <ul className={classes.results} aria-label={label}>
          {[...refused, ...lines.filter(({ done }) => done)].map((line) => {
            const Icon = line.done ? IconCircleCheck : IconCircleX;
            return (
              <li key={line.id} data-done={line.done || undefined}>
                <Icon size={18} stroke={1.8} aria-hidden="true" />
                <span className={classes.what}>
                  <span>
                    {line.name} · {t(line.done ? "done" : "refused")}
                  </span>
                  {!line.done && <Refused line={line} {...said} />}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
      <Group justify="flex-end" mt="lg">
        <Button ref={button} aria-describedby={summary} onClick={onClose}>
          {t("close")}
        </Button>
      </Group>
    </>
  );
};
