// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

interface IParameters {
    function updateParam(string calldata key, bytes calldata value) external;
}

/* Passes a change that was voted for to the contract that it concerns. A refusal is swallowed, as the network's own does. */
contract GovHub {
    event failReasonWithBytes(bytes message);

    function updateParam(string calldata key, bytes calldata value, address target) external {
        require(msg.sender == 0x0000000000000000000000000000000000002006, "only the timelock");
        try IParameters(target).updateParam(key, value) {} catch (bytes memory reason) {
            emit failReasonWithBytes(reason);
        }
    }
}
