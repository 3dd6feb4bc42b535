export { type PolicyName, policyQuery } from "./api/get-policy";
export { PolicyText } from "./components/policy-text";
