import { type ErrorComponentProps, useLocation } from "@tanstack/react-router";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { recentReports } from "../../shared/errors/report-error.ts";
import { faceOf, notFoundFace } from "../error/error-face.ts";
import { ErrorFrame } from "../error/error-frame.tsx";
import { ErrorPage } from "../error/error-page.tsx";
import { LastResort } from "../error/last-resort.tsx";

/** Inside a layout, which stays. */
export const FailedPage = ({ error }: ErrorComponentProps) => {
  const { pathname } = useLocation();
  const face = faceOf(error instanceof ApiFailure ? error.statusCode : undefined, pathname);
  const reference = face === "failed" ? recentReports().at(-1)?.reference : undefined;
  return (
    <LastResort>
      <ErrorPage face={face} {...(reference !== undefined && { reference })} />
    </LastResort>
  );
};

/** Where no layout is left. */
export const FailedLayout = (props: ErrorComponentProps) => (
  <ErrorFrame>
    <FailedPage {...props} />
  </ErrorFrame>
);

export const NotFound = () => (
  <ErrorFrame>
    <LastResort>
      <ErrorPage face={notFoundFace(useLocation().pathname)} />
    </LastResort>
  </ErrorFrame>
);
