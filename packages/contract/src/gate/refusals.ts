export const gateRefusals = {
  "gate_device.not_found": { status: 404, message: "Dispositivo não encontrado." },
  "gate_device.revoked": { status: 409, message: "Este dispositivo foi revogado. Cadastre um novo." },
  "gate_device.enrolment_invalid": { status: 422, message: "Este código de ativação já foi usado ou expirou. Gere um novo código." },
} as const;
