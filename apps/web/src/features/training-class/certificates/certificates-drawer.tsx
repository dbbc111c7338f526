import type { TrainingCertificate } from "@emdia/contract/trainings/certificate-routes.ts";
import type { TrainingClass } from "@emdia/contract/trainings/class-routes.ts";
import { Anchor, Button, Drawer, Skeleton } from "@mantine/core";
import { IconCircleCheck, IconCircleX, IconReplace } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { openBeside } from "../../../shared/files/open-file.ts";
import { useFormat } from "../../../shared/format/use-format.ts";
import lines from "../../../shared/ui/lines.module.css";
import { FailedRead } from "../../../shared/ui/panels/failed-read.tsx";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import type { ActionDialogProps } from "../actions/action-dialog.ts";
import classes from "../training-class.module.css";
import { certificateLink, certificatesQuery } from "./certificate-queries.ts";

type Props = { readonly training: TrainingClass };

const faces = {
  valid: { tone: "good", Icon: IconCircleCheck },
  replaced: { tone: "neutral", Icon: IconReplace },
  withdrawn: { tone: "bad", Icon: IconCircleX },
} as const satisfies { readonly [S in TrainingCertificate["state"]]: unknown };

const Line = ({ training, certificate }: Props & { readonly certificate: TrainingCertificate }) => {
  const { t } = useTranslation("trainingCertificates");
  const { day } = useFormat();
  const { id, name, number, state, endReason, issuedOn, validUntil, isReady } = certificate;
  const until = validUntil === null ? t("endless") : t("until", { day: day(validUntil) });
  const facts = [t("number", { number }), t("issued", { day: day(issuedOn) }), until];
  return (
    <li className={`${lines.line} ${classes.file}`}>
      <span className={lines.words}>
        {isReady ? (
          <Anchor component="button" type="button" ta="start" onClick={() => void openBeside(() => certificateLink(training, id))}>
            {name}
          </Anchor>
        ) : (
          <span>{name}</span>
        )}
        <span className={lines.quiet}>{facts.join(" · ")}</span>
        {!isReady && state === "valid" && <span className={lines.quiet}>{t("writing")}</span>}
        {endReason !== null && endReason !== "" && <span className={lines.quiet}>{t("reason", { reason: endReason })}</span>}
      </span>
      <StatusChip {...faces[state]}>{t(`states.${state}`)}</StatusChip>
    </li>
  );
};

const Lines = ({ training }: Props) => {
  const { t } = useTranslation(["trainingCertificates", "shared"]);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(certificatesQuery(training));
  const certificates = data?.pages.flatMap(({ results }) => results);
  if (!certificates && error) return <FailedRead error={error} onRetry={() => void refetch()} />;
  if (!certificates) return <Skeleton height={42} role="status" aria-label={t("shared:loading")} />;
  if (certificates.length === 0) return <p className={lines.quiet}>{t("empty")}</p>;
  return (
    <>
      <ul className={lines.lines} aria-label={t("title")}>
        {certificates.map((certificate) => (
          <Line key={certificate.id} training={training} certificate={certificate} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </>
  );
};

/** Certificates of a class by name, each with its PDF. Replaced and withdrawn ones stay in the list. */
export const CertificatesDrawer = ({ training, opened, onClose }: ActionDialogProps) => {
  const { t } = useTranslation(["trainingCertificates", "shared"]);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && <Lines training={training} />}
    </Drawer>
  );
};
