import type { TrainingOffer } from "@emdia/contract/trainings/worker-class-routes.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../format/use-format.ts";

type Props = { readonly offer: TrainingOffer; readonly linkClassName?: string | undefined };

/** The class that the worker can take, linked for users who may open it. */
export const NextClass = ({ offer: { class: next, seesClasses }, linkClassName }: Props) => {
  const { t } = useTranslation("trainingOffers");
  const { day } = useFormat();
  if (!seesClasses) return null;
  if (!next) return t("none");
  const name = t(next.isEnrolled ? "enrolled" : "next", { name: next.name });
  const facts = [t("when", { day: day(next.day), time: next.time }), !next.isEnrolled && t("free", { count: next.free })];
  return (
    <>
      {next.can.detail ? (
        <Link className={linkClassName} to="/treinamentos/editar-turma/$id" params={{ id: String(next.id) }}>
          {name}
        </Link>
      ) : (
        name
      )}
      {` · ${facts.filter(Boolean).join(" · ")}`}
    </>
  );
};
