import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import { owedStatuses } from "@emdia/contract/pendencies/vocabulary.ts";
import { Anchor } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import type { AssignmentSubject } from "../../shared/pendencies/assignment/assignment-queries.ts";
import { LazyAssignDialog } from "../../shared/pendencies/assignment/lazy-assign-dialog.ts";
import type { Deadline } from "../../shared/pendencies/deadline.ts";
import { referenceText } from "../../shared/pendencies/reference-text.ts";
import { useDeadlineText } from "../../shared/pendencies/use-deadline-text.ts";
import { useMay, useMayAt } from "../../shared/session/permissions.ts";
import { SupplierLink } from "../../shared/suppliers/supplier-link.tsx";
import { NextClass } from "../../shared/trainings/offers/next-class.tsx";
import { trainingOffersQuery } from "../../shared/trainings/offers/offers-query.ts";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import record from "../../shared/ui/panels/record-panel.module.css";
import type { DetailControls } from "./detail-parts.ts";
import classes from "./pendency-detail.module.css";
import { pendencyHistoryQuery } from "./pendency-queries.ts";
import { lastMover, recordOf } from "./pendency-record.ts";
import { WorkerName } from "./worker-name.tsx";

type Props = { readonly pendency: Pendency; readonly openOverlay: DetailControls["openOverlay"] };

const Project = ({ project }: Pick<Pendency, "project">) => {
  const mayAt = useMayAt();
  if (!mayAt("see_projects", "/projetos")) return project.name;
  return (
    <Link to="/projetos/editar/$id" params={{ id: String(project.id) }} search={{ secao: "visao-geral" }}>
      {project.name}
    </Link>
  );
};

/** Time and actor of the last status change. The actor appears once the history has loaded. */
const LastChange = ({ pendency }: Pick<Props, "pendency">) => {
  const { t } = useTranslation("pendencyDetail");
  const { instant } = useFormat();
  const { data } = useInfiniteQuery({ ...pendencyHistoryQuery(pendency.id), enabled: pendency.can.seeHistory });
  const who = lastMover(recordOf(pendency, data?.pages[0]?.results));
  const when = instant(pendency.updatedAt);
  return who === null ? when : t("facts.changedBy", { when, who });
};

/** The account to which the review is assigned, and the dialog that changes it. */
const Reviewer = ({ pendency: { id, assignee, contractor, project, can } }: Pick<Props, "pendency">) => {
  const { t } = useTranslation("pendencyDetail");
  const dialog = useDialog<AssignmentSubject>();
  const places = [{ contractorId: contractor.id, projectId: project.id }];
  const assign = () => dialog.open({ of: "pendency", ids: [id], places, assignee });
  return (
    <>
      {assignee ? t(`facts.reviewerOf.${assignee.of}`, { name: assignee.name }) : t("facts.noReviewer")}{" "}
      {can.assign && (
        <Anchor component="button" type="button" onClick={assign}>
          {t("facts.assign")}
        </Anchor>
      )}
      <LazyAssignDialog target={dialog.subject} opened={dialog.opened} onClose={dialog.close} />
    </>
  );
};

const useWhere = ({ pendency, openOverlay }: Props): readonly (readonly [key: string, value: ReactNode])[] => {
  const { t } = useTranslation("pendencyDetail");
  const { employee, company, contractor, project } = pendency;
  return [
    [t("facts.worker"), employee && <WorkerName key="worker" employee={employee} openOverlay={openOverlay} />],
    [t("facts.supplier"), <SupplierLink key="supplier" supplier={company} />],
    [t("facts.contractor"), contractor.name],
    [t("facts.project"), <Project key="project" project={project} />],
    [t("facts.contract"), project.contract],
  ];
};

const useWhat = (pendency: Pendency): readonly (readonly [key: string, value: ReactNode])[] => {
  const { t } = useTranslation(["pendencyDetail", "pendencyWords", "catalogueWords"]);
  const { day, instant } = useFormat();
  const dated = (isoDay: string | null) => isoDay && day(isoDay);
  const textOf = useDeadlineText();
  const deadline = (of: Deadline["of"], isoDay: string | null) => isoDay && `${day(isoDay)} · ${textOf({ of, day: isoDay })}`;
  const { reviewPausedDays: pausedDays, queuePosition } = pendency;
  return [
    [t("facts.category"), t(`catalogueWords:categories.${pendency.category}`)],
    [t("facts.type"), t(`pendencyWords:types.${pendency.type}`)],
    [t("facts.plan"), pendency.plan],
    [t(pendency.frequency === "yearly" ? "facts.year" : "facts.month"), referenceText(pendency)],
    [t("facts.issued"), dated(pendency.issueDate)],
    [t("facts.expires"), dated(pendency.expirationDate) ?? (pendency.asksExpiry ? t("facts.notYet") : null)],
    [t("facts.waiting"), dated(pendency.revisionDate)],
    [t("facts.sendBy"), deadline("send", pendency.sendBy)],
    [t("facts.reviewBy"), deadline("review", pendency.reviewBy)],
    [t("facts.reviewer"), (pendency.assignee || pendency.can.assign) && <Reviewer key="reviewer" pendency={pendency} />],
    [t("facts.reviewPaused"), pausedDays === null ? null : t("facts.pausedDays", { count: Math.max(0, pausedDays) })],
    [t("facts.queue"), queuePosition && t("facts.queuePosition", { position: queuePosition })],
    [t("facts.blocksWork"), t(pendency.blocksWork ? "facts.blocks" : "facts.doesNotBlock")],
    [t("facts.documents"), t("facts.sent", { count: pendency.sentDocuments })],
    [t("facts.asked"), instant(pendency.createdAt)],
    [t("facts.changed"), <LastChange key="changed" pendency={pendency} />],
  ];
};

/** The training that gives the document, with its next class, while the worker owes the document. */
const useTraining = ({ id, employee, status }: Pendency): readonly (readonly [key: string, value: ReactNode])[] => {
  const { t } = useTranslation("pendencyDetail");
  const may = useMay();
  const enabled = employee !== null && owedStatuses.includes(status) && may("see_employee");
  const { data } = useQuery({ ...trainingOffersQuery({ workerId: employee?.id ?? 0, pendencyId: id }), enabled });
  const offer = enabled && data?.results[0];
  if (!offer) return [];
  return [
    [t("facts.training"), offer.training],
    [t("facts.class"), offer.seesClasses && <NextClass key="class" offer={offer} />],
  ];
};

/** The facts of the pendency: subject, project, type and dates. */
export const Facts = ({ pendency, openOverlay }: Props) => {
  const { t } = useTranslation("pendencyDetail");
  const known = [...useWhere({ pendency, openOverlay }), ...useWhat(pendency), ...useTraining(pendency)].filter(
    ([, value]) => value !== null && value !== false && value !== "",
  );
  return (
    <section className={record.panel} aria-labelledby="pendency-facts">
      <h2 id="pendency-facts" className={classes.title}>
        {t("facts.title")}
      </h2>
      <dl className={classes.facts}>
        {known.map(([key, value]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
