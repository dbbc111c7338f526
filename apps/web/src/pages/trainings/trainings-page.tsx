import { useLocation } from "@tanstack/react-router";
import { ClassList } from "../../features/trainings/classes/class-list.tsx";
import { ConfigList } from "../../features/trainings/configs/config-list.tsx";
import { openTabs } from "../../features/trainings/tabs.ts";
import { TrainingTabs } from "../../features/trainings/training-tabs.tsx";
import { useMay } from "../../shared/session/permissions.ts";

/** Training page with its two tabs (S-058). */
export const TrainingsPage = () => {
  const { pathname, search } = useLocation();
  const { offered, open } = openTabs({ pathname, aba: "aba" in search ? search.aba : undefined }, useMay());
  const tabs = <TrainingTabs offered={offered} open={open} />;
  return open === "turma" ? <ClassList tabs={tabs} /> : <ConfigList tabs={tabs} />;
};
