import { type ErrorComponentProps, useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ApiFailure } from "../../shared/api/api-failure.ts";
import { reportError } from "../../shared/errors/report-error.ts";
import { type ErrorFace, faceOf, notFoundFace } from "../error/error-face.ts";
import { ErrorFrame } from "../error/error-frame.tsx";
import { LastResort } from "../error/last-resort.tsx";

const ErrorPage = lazy(async () => ({ default: (await import("../error/error-page.tsx")).ErrorPage }));

/** Whatever keeps the error page from being shown, somebody sees something. */
const Shown = (props: { readonly face: ErrorFace; readonly reference?: string }) => (
  <LastResort>
    <Suspense fallback={null}>
      <ErrorPage {...props} />
    </Suspense>
  </LastResort>
);

/** Inside a layout, which stays. */
export const FailedPage = ({ error }: ErrorComponentProps) => {
  const { pathname } = useLocation();
  const face = faceOf(error instanceof ApiFailure ? error.statusCode : undefined, pathname);
  // The router tells of what it caught only after this is drawn, and a code that nobody knows of would help nobody.
  const reference = face === "failed" ? reportError(error).reference : undefined;
  return <Shown face={face} {...(reference !== undefined && { reference })} />;
};

/** Where no layout is left. */
export const FailedLayout = (props: ErrorComponentProps) => (
  <ErrorFrame>
    <FailedPage {...props} />
  </ErrorFrame>
);

export const NotFound = () => (
  <ErrorFrame>
    <Shown face={notFoundFace(useLocation().pathname)} />
  </ErrorFrame>
);
