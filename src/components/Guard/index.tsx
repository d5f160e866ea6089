// Former name, still imported by src/components/RpcRequest.
export {withErrorBoundary as guard} from '../ErrorBoundary';
