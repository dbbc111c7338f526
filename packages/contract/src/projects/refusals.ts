export const projectRefusals = {
  "project.not_found": { status: 404, message: "Project not found" },
} as const;
