import { Suspense } from "react";
import { ProjectList } from "../../features/projects/project-list.tsx";
import { lazyPart } from "../../shared/loading/lazy-part.ts";
import { useStandsOnBothSides } from "../../shared/session/companies/both-sides.ts";
import { useMay } from "../../shared/session/permissions.ts";
import classes from "./home-page.module.css";

const HomeStrip = lazyPart(async () => (await import("../../features/home/home-strip.tsx")).HomeStrip, ["home"]);

/** The project list below the figures that need attention. */
export const HomePage = () => {
  const may = useMay();
  const isOnBothSides = useStandsOnBothSides();
  const strip = (
    <div className={classes.strip} data-both-sides={isOnBothSides || undefined}>
      <Suspense fallback={null}>
        <HomeStrip />
      </Suspense>
    </div>
  );
  return <ProjectList above={(may("see_pendency") || may("see_employee")) && strip} />;
};
