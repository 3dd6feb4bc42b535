// @chunk-folder cards

export { useDocumentTitle } from "./use-document-title";
