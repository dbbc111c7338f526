import type { Translated } from "../../i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  types: {
    all: "All documents",
    EMPLOYEE: "Of the worker",
    RISK: "Of the worker in a risk activity",
    PROVIDER: "Of the supplier in the project",
    OTHERS: "Others",
    COMPANY: "Of the company",
  },
  frequencies: {
    once: "Once",
    monthly: "Every month",
    yearly: "Every year",
    always_valid: "Always valid",
    on_movement: "On each movement",
  },
  categories: {
    employment: "Employment",
    payroll: "Payroll",
    working_time: "Working time",
    charges: "Charges",
    certificates: "Certificates",
    corporate: "Corporate",
    vacation: "Vacation",
    dismissal: "Dismissal",
    benefits: "Benefits",
    leave: "Leave",
    without_employment: "Without employment",
    health: "Health",
    programmes: "Programmes",
    protective_equipment: "Protective equipment",
    orders: "Work orders",
    committee: "Safety committee",
    training: "Trainings",
    work_permit: "Work permits",
    equipment: "Equipment",
    vehicles: "Vehicles",
    environment: "Environment",
    accident: "Accidents",
  },
};
