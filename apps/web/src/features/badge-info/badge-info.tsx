import { Button, Skeleton } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { isWorkerId, readCode } from "../../shared/badge/read-code.ts";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { BadgeAnswer } from "./badge-answer.tsx";
import classes from "./badge-info.module.css";
import { badgeInfoQuery } from "./badge-info-query.ts";
import { BadgePrompt } from "./badge-prompt.tsx";

const isUnknown = (error: unknown): boolean => error instanceof ApiFailure && error.code === "badge.not_found";

/** Refused answer: an unknown code, a number, or a failed request. */
const Refused = ({ id, error }: { readonly id: string; readonly error: unknown }) => {
  const { t } = useTranslation("badgeInfo");
  const messageOf = useMessageOf();
  if (!isUnknown(error))
    return (
      <>
        <PageTitle>{t("title")}</PageTitle>
        <RefusalNote>{messageOf(error)}</RefusalNote>
      </>
    );
  const reason = isWorkerId(id) ? "number" : "unknown";
  return (
    <>
      <PageTitle>{t(`${reason}.title`)}</PageTitle>
      <p role="status">{t(`${reason}.says`)}</p>
      <BadgePrompt key={id} />
    </>
  );
};

const Waiting = () => {
  const { t } = useTranslation("badgeInfo");
  return (
    <div className={classes.waiting} role="status" aria-label={t("loading")}>
      <Skeleton height={128} />
      <Skeleton height={140} />
    </div>
  );
};

const Known = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation("badgeInfo");
  const { data, error, isFetching, refetch } = useQuery(badgeInfoQuery(id));
  if (error !== null && !isFetching && isUnknown(error)) return <Refused id={id} error={error} />;
  return (
    <>
      {error !== null && <Refused id={id} error={error} />}
      {error === null && data && <BadgeAnswer badge={data} />}
      {error === null && !data && <Waiting />}
      <div className={classes.next}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconRefresh size={20} aria-hidden="true" />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {t("again")}
        </Button>
        <Button variant="subtle" size="md" renderRoot={(props) => <Link to="/colaboradores/badge-info" {...props} />}>
          {t("another")}
        </Button>
      </div>
    </>
  );
};

/** `?id=` opens the badge of that id (CD-017). */
const Prompt = () => {
  const { t } = useTranslation("badgeInfo");
  const navigate = useNavigate();
  const { id: asked }: { readonly [name: string]: unknown } = useSearch({ strict: false });
  const id = readCode(String(asked ?? ""));
  useEffect(() => {
    if (id !== "") void navigate({ to: "/colaboradores/badge-info/$id", params: { id }, replace: true });
  }, [id, navigate]);
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <BadgePrompt />
    </>
  );
};

/** Public page of a badge: asks for the code, or answers for the code in the path. */
export const BadgeInfo = () => {
  const { id = "" } = useParams({ strict: false });
  return <div className={classes.page}>{id === "" ? <Prompt /> : <Known key={id} id={id} />}</div>;
};
