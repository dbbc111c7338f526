import { projectRoutes } from "@emdia/contract/projects/routes.ts";
import { module } from "../../platform/http/handler.ts";
import { listProjects } from "./list-projects.ts";

export const projects = module("projects", projectRoutes, { "GET /projects": listProjects });
