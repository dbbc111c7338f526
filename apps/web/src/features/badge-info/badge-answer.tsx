import type { PublicBadge } from "@emdia/contract/badges/badge-routes.ts";
import { IconCircleCheckFilled, IconCircleXFilled, IconUser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { PageTitle } from "../../shared/ui/page-title.tsx";
import classes from "./badge-info.module.css";

type Project = PublicBadge["projects"][number];

/** Whether the trainings that the badge requires are in force, and since when. */
const Trainings = ({ inForce, since }: NonNullable<Project["trainings"]>) => {
  const { t } = useTranslation("badgeInfo");
  const { day } = useFormat();
  const Icon = inForce ? IconCircleCheckFilled : IconCircleXFilled;
  const words =
    since === null
      ? t(inForce ? "trainings.yes" : "trainings.no")
      : t(inForce ? "trainings.yesSince" : "trainings.noSince", { day: day(since) });
  return (
    <span className={classes.trainings}>
      <Icon size={22} aria-hidden="true" />
      {words}
    </span>
  );
};

/** Large yes or no, readable outdoors: word, icon and color say the same. */
const Answer = ({ project: { name, contractorName, mayWork, since, trainings } }: { readonly project: Project }) => {
  const { t } = useTranslation("badgeInfo");
  const { day } = useFormat();
  const Icon = mayWork ? IconCircleCheckFilled : IconCircleXFilled;
  return (
    <li className={classes.answer} data-yes={mayWork}>
      <span className={classes.verdict}>
        <Icon size={44} aria-hidden="true" />
        {t(mayWork ? "yes" : "no")}
      </span>
      <span className={classes.project}>{name}</span>
      <span>{contractorName}</span>
      {since !== null && <span className={classes.since}>{t("since", { day: day(since) })}</span>}
      {trainings && <Trainings {...trainings} />}
    </li>
  );
};

const Photo = ({ url, name }: { readonly url: string | null; readonly name: string }) => {
  const { t } = useTranslation("badgeInfo");
  if (url !== null) return <img className={classes.photo} src={url} alt={t("photoOf", { name })} />;
  return (
    <span className={classes.photo} aria-hidden="true">
      <IconUser size={64} stroke={1.2} />
    </span>
  );
};

const Revoked = () => {
  const { t } = useTranslation("badgeInfo");
  return (
    <div className={classes.answer} data-yes={false}>
      <span className={classes.verdict}>
        <IconCircleXFilled size={44} aria-hidden="true" />
        <PageTitle>{t("revoked.title")}</PageTitle>
      </span>
      <span>{t("revoked.says")}</span>
    </div>
  );
};

/** What everybody may know about a badge (CD-157). */
export const BadgeAnswer = ({ badge }: { readonly badge: PublicBadge }) => {
  const { t } = useTranslation("badgeInfo");
  const { instant } = useFormat();
  const { state, name, photoUrl, role, companyName, projects, checkedAt } = badge;
  const checked = <p className={classes.checked}>{t("checkedAt", { at: instant(checkedAt) })}</p>;
  if (state === "revoked" || name === null)
    return (
      <>
        <Revoked />
        {checked}
      </>
    );
  return (
    <>
      <div className={classes.who}>
        <Photo url={photoUrl} name={name} />
        <div className={classes.words}>
          <PageTitle>{name}</PageTitle>
          <p>{role}</p>
          <p className={classes.company}>{companyName}</p>
        </div>
      </div>
      {projects.length === 0 && <p className={classes.none}>{t("noProject")}</p>}
      <ul className={classes.answers} aria-label={t("projects")}>
        {projects.map((project) => (
          <Answer key={`${project.contractorName} ${project.name}`} project={project} />
        ))}
      </ul>
      {checked}
    </>
  );
};
