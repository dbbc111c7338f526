import { Button, Skeleton } from "@mantine/core";
import { IconListCheck, IconScan } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { BadgeCodeForm } from "../../shared/badge/badge-code-form.tsx";
import { readCode } from "../../shared/badge/read-code.ts";
import { Scanner } from "../../shared/badge/scanner/scanner.tsx";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { GateAnswer } from "./answer/gate-answer.tsx";
import classes from "./gate.module.css";
import { type GateKey, gateProjectsQuery, useDecision } from "./gate-client.ts";
import { ProjectChoice } from "./project-choice.tsx";
import { gateDevice } from "./stored-device.ts";
import { TodayList } from "./today/today-list.tsx";

type ReaderProps = { readonly gateKey: GateKey; readonly projectId: number };

/** Reads a badge, shows the answer, and reads the next one. */
const BadgeReader = ({ gateKey, projectId }: ReaderProps) => {
  const { t } = useTranslation("gate");
  const messageOf = useMessageOf();
  const decision = useDecision(gateKey);
  const decide = (text: string) => decision.mutate({ badge: readCode(text), projectId });
  const { data, variables, error, isPending } = decision;
  const words = { label: t("code.label"), description: t("code.says"), missing: t("code.missing"), submit: t("code.check") };
  if (data)
    return (
      <div className={classes.stack}>
        <GateAnswer decision={data} />
        {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
        <Button size="lg" fullWidth leftSection={<IconScan size={22} aria-hidden="true" />} onClick={decision.reset}>
          {t("next")}
        </Button>
        <Button variant="default" size="md" fullWidth onClick={() => decide(variables?.badge ?? "")}>
          {t("again")}
        </Button>
      </div>
    );
  return (
    <div className={classes.stack}>
      {!isPending && error === null && <Scanner hint={t("scanner.badge")} onCode={(text) => readCode(text) !== "" && decide(text)} />}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      {error !== null && (
        <Button variant="default" size="md" onClick={decision.reset}>
          {t("next")}
        </Button>
      )}
      <BadgeCodeForm className={classes.stack} words={words} buttonSize="lg" isBusy={isPending} onCode={decide} />
    </div>
  );
};

const isEnded = (error: unknown): boolean => error instanceof ApiFailure && error.code === "session.denied";

/** The gate with a project. A device whose key was revoked can only be enrolled anew. */
export const Checkpoint = ({ gateKey }: { readonly gateKey: GateKey }) => {
  const { t } = useTranslation("gate");
  const messageOf = useMessageOf();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState(gateDevice.project);
  const [isList, setList] = useState(false);
  const { data, error } = useQuery(gateProjectsQuery(gateKey, search));
  const choose = (id: number | null) => {
    setChosen(id);
    if (id !== null) gateDevice.keepProject(id);
  };
  if (error !== null)
    return (
      <>
        <RefusalNote>{gateKey !== null && isEnded(error) ? t("device.ended") : messageOf(error)}</RefusalNote>
        {gateKey !== null && <Button onClick={() => gateDevice.keep(null)}>{t("device.forget")}</Button>}
      </>
    );
  if (!data) return <Skeleton height={320} role="status" aria-label={t("loading")} />;
  const only = data.results.length === 1 && search === "" ? (data.results[0]?.id ?? null) : null;
  const projectId = data.results.find(({ id }) => id === chosen)?.id ?? (search === "" ? only : chosen);
  return (
    <>
      {data.deviceName !== null && <p className={classes.device}>{t("device.name", { name: data.deviceName })}</p>}
      {data.results.length === 0 && search === "" ? (
        <p>{t("project.none")}</p>
      ) : (
        <ProjectChoice projects={data.results} chosen={projectId} search={search} onSearch={setSearch} onChoose={choose} />
      )}
      {projectId !== null && gateKey === null && (
        <Button variant="default" leftSection={<IconListCheck size={20} aria-hidden="true" />} onClick={() => setList(!isList)}>
          {t(isList ? "today.close" : "today.open")}
        </Button>
      )}
      {projectId !== null &&
        (isList ? (
          <TodayList key={projectId} projectId={projectId} />
        ) : (
          <BadgeReader key={projectId} gateKey={gateKey} projectId={projectId} />
        ))}
    </>
  );
};
