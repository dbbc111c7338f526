import { LOGO_MAX_MB } from "@emdia/contract/limits.ts";
import { Button, FileButton, Group, Skeleton } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../../shared/api/api-failure.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import classes from "../badge-config.module.css";
import { useRemoveLogo, useSetLogo } from "../config-queries.ts";
import type { LogoState } from "./use-company-logo.ts";

const ACCEPTED = "image/jpeg,image/png,image/webp";
const BYTES_IN_MB = 1_048_576;

type Props = {
  readonly companyId: number;
  readonly companyName: string;
  readonly logo: LogoState;
  /** As stored: the server shows the logo only then. */
  readonly isEnabled: boolean;
  readonly mayChange: boolean;
};

const useLogoFault = () => {
  const { t } = useTranslation("badgeConfig");
  const messageOf = useMessageOf();
  return (error: unknown): string => {
    const code = error instanceof ApiFailure ? error.code : undefined;
    if (code === "request.unsupported_type") return t("logo.wrongType");
    return code === "request.too_large" ? t("logo.tooLarge", { megabytes: LOGO_MAX_MB }) : messageOf(error);
  };
};

/** A stored logo that is not shown: its scan waits, or found a virus. */
const isRefusedLogo = (error: Error | null): boolean => error instanceof ApiFailure && error.code?.startsWith("image.") === true;

const Shown = ({ logo: { url, isLoading, error }, isEnabled, companyName }: Props) => {
  const { t } = useTranslation(["badgeConfig", "badge", "shared"]);
  const messageOf = useMessageOf();
  const [broken, setBroken] = useState<string | null>(null);
  if (isLoading) return <Skeleton height={64} width={160} role="status" aria-label={t("shared:loading")} />;
  if (url !== null && url !== broken)
    return <img className={classes.logo} src={url} alt={t("badge:logo", { company: companyName })} onError={() => setBroken(url)} />;
  if (error !== null && isRefusedLogo(error)) return <p className={classes.quiet}>{messageOf(error)}</p>;
  if (error !== null || url !== null) return <p className={classes.quiet}>{t("logo.failed")}</p>;
  return <p className={classes.quiet}>{t(isEnabled ? "logo.none" : "logo.notEnabled")}</p>;
};

/** The logo is uploaded and removed at once, apart from the form around it. */
export const LogoField = (props: Props) => {
  const { companyId, isEnabled, mayChange, logo } = props;
  const { t } = useTranslation("badgeConfig");
  const set = useSetLogo(companyId);
  const remove = useRemoveLogo(companyId);
  const faultOf = useLogoFault();
  const forget = useRef<() => void>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const choose = (file: File | null) => {
    // Resets the input, because choosing the same file again would fire no change event.
    forget.current?.();
    if (!file) return;
    setTooLarge(file.size > LOGO_MAX_MB * BYTES_IN_MB);
    if (file.size <= LOGO_MAX_MB * BYTES_IN_MB)
      set.mutate(file, { onSuccess: () => notify.success(t(isEnabled ? "logo.done" : "logo.doneNotEnabled")) });
  };
  const drop = () => remove.mutate(undefined, { onSuccess: () => notify.success(t("logo.removed")) });
  const error = set.error ?? remove.error;
  return (
    <div className={classes.logoField}>
      <Shown {...props} />
      {mayChange && (
        <Group gap="xs">
          <FileButton accept={ACCEPTED} resetRef={forget} onChange={choose} inputProps={{ "aria-label": t("logo.choose") }}>
            {(button) => (
              <Button variant="default" loading={set.isPending} {...button}>
                {t(logo.url === null ? "logo.choose" : "logo.change")}
              </Button>
            )}
          </FileButton>
          {(logo.url !== null || isRefusedLogo(logo.error)) && (
            <Button variant="subtle" loading={remove.isPending} onClick={drop}>
              {t("logo.remove")}
            </Button>
          )}
        </Group>
      )}
      {mayChange && <p className={classes.quiet}>{t("logo.says", { megabytes: LOGO_MAX_MB })}</p>}
      {isTooLarge && <RefusalNote>{t("logo.tooLarge", { megabytes: LOGO_MAX_MB })}</RefusalNote>}
      {error && !isTooLarge && <RefusalNote>{faultOf(error)}</RefusalNote>}
    </div>
  );
};
